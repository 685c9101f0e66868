#!/bin/sh
# Makes packaging/dist/tarsas-<version>-1.<architecture>.rpm; freezes the program first.
# Needs rpmbuild (Debian: rpm; Fedora: rpm-build).
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
command -v rpmbuild >/dev/null 2>&1 || { echo "rpm.sh needs rpmbuild (Debian: apt-get install rpm)" >&2; exit 1; }
# rpmbuild splits names at spaces, and the clone may have one in its path.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sh "$top/packaging/linux/stage.sh" "$work/stage"
rpmbuild -bb --quiet --define "_topdir $work/rpm" --define "stage $work/stage" \
  --define "tarsas_version $(sed -n 's/^version = "\(.*\)"/\1/p' "$top/pyproject.toml")" \
  --define "glibc $(getconf GNU_LIBC_VERSION | cut -d ' ' -f 2)" "$top/packaging/linux/tarsas.rpm.spec"
cp "$work"/rpm/RPMS/*/*.rpm "$top/packaging/dist/"
ls "$top"/packaging/dist/*.rpm
