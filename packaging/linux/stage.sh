#!/bin/sh
# stage.sh FOLDER: freezes the program and lays it out under FOLDER as it will lie under /, for deb.sh and rpm.sh.
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
root=$1
sh "$top/packaging/freeze.sh"

rm -rf "$root"
mkdir -p "$root/usr/bin" "$root/usr/lib" "$root/usr/share/applications" "$root/usr/share/doc/tarsas"
cp -R "$top/packaging/dist/tarsas" "$root/usr/lib/tarsas"
ln -s ../lib/tarsas/tarsas "$root/usr/bin/tarsas"
install -m 644 "$top/packaging/linux/tarsas.desktop" "$root/usr/share/applications/tarsas.desktop"
for size in 16 24 32 48 64 128 256 512; do
  folder=$root/usr/share/icons/hicolor/${size}x$size/apps
  mkdir -p "$folder"
  install -m 644 "$top/packaging/build/icons/tarsas_$size.png" "$folder/tarsas.png"
done
mkdir -p "$root/usr/share/icons/hicolor/scalable/apps"
install -m 644 "$top/resources/brand/app_icon.svg" "$root/usr/share/icons/hicolor/scalable/apps/tarsas.svg"
install -m 644 "$top/LICENSE" "$root/usr/share/doc/tarsas/copyright"
gzip -9nc "$top/CHANGELOG.md" >"$root/usr/share/doc/tarsas/changelog.gz"
chmod -R u=rwX,go=rX "$root"
