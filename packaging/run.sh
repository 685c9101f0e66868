#!/bin/sh
# Sets up what is missing and starts Társas; arguments are passed on:  sh packaging/run.sh games --json
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
sh "$top/packaging/setup.sh" run
# -P: the folder we are called from must not hide our packages.
exec "$top/.venv/bin/python" -P -m rules "$@"
