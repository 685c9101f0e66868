#!/bin/sh
# Makes packaging/dist/tarsas_<version>_<architecture>.deb; freezes the program first.
# Needs dpkg-deb, which every Debian and Ubuntu has.
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
root=$top/packaging/build/deb
sh "$top/packaging/linux/stage.sh" "$root"

version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$top/pyproject.toml")
architecture=$(dpkg --print-architecture)
# What PyInstaller leaves to the system: the C library (at least that of this machine), graphics drivers, fonts.
glibc=$(getconf GNU_LIBC_VERSION | cut -d ' ' -f 2)
depends="libc6 (>= $glibc), libegl1, libgl1, libxcb1, fontconfig-config, fonts-dejavu-core | fonts-freefont-ttf"
mkdir -p "$root/DEBIAN"
sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@DEPENDS@/$depends/" \
  -e "s/@SIZE@/$(du -sk "$root/usr" | cut -f 1)/" "$top/packaging/linux/control.in" >"$root/DEBIAN/control"
chmod 755 "$root/DEBIAN"
dpkg-deb --root-owner-group -Zxz --build "$root" "$top/packaging/dist/tarsas_${version}_$architecture.deb"
