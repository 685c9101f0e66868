#!/bin/sh
# Freezes the program into packaging/dist/tarsas/ with PyInstaller, and lets it test itself.
# The environment is its own and clean: a stray package of the developer's would be frozen along.
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
build=$top/packaging/build
lock=$top/packaging/requirements-package.txt
sh "$top/packaging/setup.sh" run

if ! cmp -s "$lock" "$build/venv/lock"; then
  rm -rf "$build/venv"
  mkdir -p "$build"
  "$top/.venv/bin/python" -m venv "$build/venv"
  "$build/venv/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r "$lock"
  cp "$lock" "$build/venv/lock"
fi

"$build/venv/bin/python" "$top/packaging/freeze/make_icons.py" "$build/icons"
"$build/venv/bin/python" -m PyInstaller --noconfirm --log-level WARN \
  --workpath "$build/pyinstaller" --distpath "$top/packaging/dist" "$top/packaging/freeze/tarsas.spec"

QT_QPA_PLATFORM=offscreen "$top/packaging/dist/tarsas/tarsas" --self-test
du -sh "$top/packaging/dist/tarsas"
