#!/bin/sh
# Sets up everything a clone needs, and does nothing when that was done before.
#
#   sh packaging/setup.sh run    Python environment in .venv, libraries for the window
#   sh packaging/setup.sh dev    the same plus everything the checks need
#
# On Debian and Ubuntu, missing system packages are installed when we are root; otherwise the command to
# type is printed. TARSAS_PYTHON chooses another Python.
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
purpose=${1:-run}
case $purpose in
  run | dev) ;;
  *) echo "usage: sh packaging/setup.sh [run|dev]" >&2; exit 2 ;;
esac
venv=$top/.venv
python=$venv/bin/python
lock=$top/packaging/requirements-$purpose.txt

# Names of Debian 12; Ubuntu knows the same names.
qt_packages="libglib2.0-0 libgl1 libegl1 libxkbcommon0 libfreetype6 libfontconfig1 libdbus-1-3 libx11-xcb1
  libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-randr0
  libxcb-render-util0 libxcb-shape0 libxcb-sync1 libxcb-xfixes0 libxcb-xkb1 fonts-dejavu-core"

say() { printf 'tarsas: %s\n' "$*" >&2; }

stop() {
  say "$*"
  exit 1
}

# install_packages WHY PACKAGE...: installs with apt as root, else says what to type and stops.
install_packages() {
  why=$1
  shift
  if ! command -v apt-get >/dev/null 2>&1; then
    stop "$why. Please install what your system calls: $*"
  fi
  if [ "$(id -u)" -ne 0 ]; then
    stop "$why. Please run:  sudo apt-get update && sudo apt-get install -y --no-install-recommends $*"
  fi
  say "$why: installing $*"
  apt-get update -q >&2 || say "apt-get update failed; trying with what is known"
  DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@" >&2 ||
    stop "apt-get could not install: $*"
}

supported() { "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 14))' 2>/dev/null; }

find_python() {
  for candidate in ${TARSAS_PYTHON:+"$TARSAS_PYTHON"} python3 python3.11 python3.12 python3.13; do
    if command -v "$candidate" >/dev/null 2>&1 && supported "$candidate"; then
      command -v "$candidate"
      return
    fi
  done
  return 1
}

make_venv() {
  if ! base=$(find_python); then
    case $(apt-cache policy python3 2>/dev/null | sed -n 's/^ *Candidate: //p') in
      3.11.* | 3.12.* | 3.13.*) python_packages="python3 python3-venv" ;;
      *) python_packages="python3.11 python3.11-venv" ;;
    esac
    # shellcheck disable=SC2086  # here and below: lists of names
    install_packages "Python 3.11 to 3.13 is needed" $python_packages $qt_packages
    base=$(find_python) || stop "Python 3.11 to 3.13 is needed, and was not found on the PATH"
  fi
  if ! "$base" -c 'import ensurepip, venv' 2>/dev/null; then
    version=$("$base" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    # shellcheck disable=SC2086
    install_packages "Python's venv module is missing" "python$version-venv" $qt_packages
  fi
  say "creating .venv with $("$base" --version)"
  rm -rf "$venv"
  "$base" -m venv "$venv"
}

# The libraries that Qt's own files ask for and the system does not have.
missing_libraries() {
  qt=$("$python" -c 'import importlib.util as u; print(u.find_spec("PySide6").submodule_search_locations[0])')/Qt
  for file in "$qt/lib/libQt6Widgets.so.6" "$qt/lib/libQt6Svg.so.6" "$qt/plugins/platforms/libqoffscreen.so" \
    "$qt/plugins/platforms/libqxcb.so"; do
    ldd "$file" 2>/dev/null | sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/\1/p'
  done | sort -u | tr '\n' ' '
}

has_fonts() { find /usr/share/fonts /usr/local/share/fonts "${HOME:-/nonexistent}/.fonts" \
  "${HOME:-/nonexistent}/.local/share/fonts" -name '*.[to]tf' 2>/dev/null | grep -q .; }

system_libraries() {
  [ "$(uname -s)" = Linux ] || return 0
  missing=$(missing_libraries)
  if [ -n "$missing" ]; then
    # shellcheck disable=SC2086
    install_packages "Qt needs libraries that are missing (${missing% })" $qt_packages
    missing=$(missing_libraries)
    [ -z "$missing" ] || stop "Qt still misses: $missing"
  fi
  # shellcheck disable=SC2086
  has_fonts || install_packages "No font is installed" $qt_packages
}

# What the environment depends on: the lock, the settings, the place of the clone.
fingerprint() { { cat "$lock" "$top/pyproject.toml"; echo "$top"; } | sha256sum | cut -d ' ' -f 1; }

is_set_up() {
  # The environment for development is a superset of that for running.
  [ -x "$python" ] && supported "$python" && [ -f "$venv/tarsas-$purpose" ] &&
    [ "$(cat "$venv/tarsas-$purpose")" = "$(fingerprint)" ]
}

if ! is_set_up; then
  if ! { [ -x "$python" ] && supported "$python" && "$python" -m pip --version >/dev/null 2>&1; }; then
    make_venv
  fi
  say "installing the locked packages for '$purpose' (a few minutes the first time)"
  "$python" -m pip install --quiet --disable-pip-version-check --require-hashes -r "$lock" ||
    stop "pip could not install the locked packages; is the network reachable?"
  system_libraries
  "$python" -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e "$top"
  fingerprint >"$venv/tarsas-$purpose"
fi
"$python" "$top/packaging/compile_translations.py" >&2
