#!/bin/sh
# Writes the lock files, with hashes, from the exact pins of pyproject.toml. Needs uv on the PATH (`pip install uv`).
#   requirements-run.txt      the program, and what installs it from a clone
#   requirements-dev.txt      the same plus everything the checks and benchmarks need
#   requirements-package.txt  the program and PyInstaller only: the frozen program is built from a clean environment
set -eu
cd "$(dirname "$0")/.."

lock() {
  target=$1
  shift
  uv pip compile --quiet --universal --generate-hashes --python-version 3.11 \
    --custom-compile-command "sh packaging/lock.sh" "$@" pyproject.toml --output-file "packaging/$target"
}

lock requirements-run.txt --extra build
lock requirements-dev.txt --extra build --extra dev --extra bench
lock requirements-package.txt --extra build --extra package
