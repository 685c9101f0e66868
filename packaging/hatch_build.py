"""Build hook: a wheel, an editable install and a source archive all carry compiled translations."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileTranslations(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        script = Path(self.root) / "packaging" / "compile_translations.py"
        subprocess.run([sys.executable, str(script)], check=True)
