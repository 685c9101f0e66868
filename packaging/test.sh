#!/bin/sh
# Sets up what is missing and runs all checks. Arguments go to pytest:  sh packaging/test.sh tests/core -k undo
# Needs no screen. Every check is run, also after one has failed; the last lines say which.
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
sh "$top/packaging/setup.sh" dev
cd "$top"
bin=$top/.venv/bin
export QT_QPA_PLATFORM="${QT_QPA_PLATFORM:-offscreen}"
export LC_ALL="${LC_ALL:-C.UTF-8}" # Qt warns about any other encoding, and a warning fails a test
failed=

check() {
  name=$1
  shift
  printf '\n== %s\n' "$name"
  "$@" || failed="$failed${failed:+, }$name"
}

check "lint" "$bin/python" -m ruff check .
check "format" "$bin/python" -m ruff format --check .
check "types" "$bin/python" -m mypy
check "imports" "$bin/lint-imports" --no-cache
check "translations" "$bin/python" -m translations.tool check
check "tests" "$bin/python" -m pytest -n 2 "$@"

echo
if [ -n "$failed" ]; then
  echo "FAILED: $failed"
  exit 1
fi
echo "All checks passed."
