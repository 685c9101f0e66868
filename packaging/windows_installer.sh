#!/bin/sh
# windows_installer.sh [FOLDER]: makes packaging/dist/tarsas-<version>-setup.exe from the program frozen on Windows
# (FOLDER, by default packaging/dist/tarsas). PyInstaller cannot freeze for another system: windows/freeze.bat does
# that, on Windows. This script needs makensis (Debian: nsis) and runs anywhere.
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
source=${1:-$top/packaging/dist/tarsas}
version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$top/pyproject.toml")
if [ ! -f "$source/tarsas.exe" ]; then
  echo "windows_installer.sh: $source/tarsas.exe is missing; freeze the program on Windows first" >&2
  exit 1
fi
makensis -V2 -DVERSION="$version" -DSOURCE="$source" -DICON="$top/packaging/build/icons/tarsas.ico" \
  -DOUTPUT="$top/packaging/dist/tarsas-$version-setup.exe" "$top/packaging/windows/tarsas.nsi"
