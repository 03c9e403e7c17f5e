#!/bin/sh
# Builds in FOLDER the guest of ./table test --kernel: a small kernel from Debian's sources, configured by
# kernel.config, our module (table_header.c), and a root file system with Debian's Java.
#
#   hal/kernel/build.sh FOLDER
#
# Parts that are newer than their sources are kept.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
mkdir -p "$1"
made=$(CDPATH='' cd -- "$1" && pwd -P)
log=$made/build.log
linux=linux-source-6.12
# Java for the guest, the libraries that it needs, and a shell.
guest='openjdk-25-jre-headless libc6 libgcc-s1 libstdc++6 zlib1g busybox-static'

say() {
    printf 'kernel: %s\n' "$*" >&2
}

fail() {
    say "$*"
    [ ! -s "$log" ] || say "all of it: $log"
    exit 3
}

# step WHAT COMMAND …: runs a command, and reports it before, and its duration afterwards.
step() {
    what=$1
    shift
    say "$what …"
    began=$(date +%s)
    echo "== $what" >>"$log"
    "$@" >>"$log" 2>&1 || {
        tail -n 15 "$log" >&2
        fail "$what: failed."
    }
    say "$what: $(($(date +%s) - began)) s"
}

# ---- downloads ----------------------------------------------------------------------------

fetch() {
    # shellcheck disable=SC2086  # guest is several words
    "$here/../../controller/packaging/fetch-debian" arm64 "$made/apt" "$made/debs" $linux $guest || return
    ls "$made/debs" >"$made/versions"
}

# ---- the kernel ---------------------------------------------------------------------------

kernel_make() {
    nice -n 10 make -s -C "$made/source" O="$made/kernel" ARCH=arm64 CROSS_COMPILE=aarch64-linux-gnu- \
        -j"$(nproc)" "$@"
}

unpack_source() {
    rm -rf "$made/source" "$made/source.next"
    mkdir -p "$made/source.next"
    dpkg-deb --fsys-tarfile "$made/debs/$linux"_*.deb | tar -xO "./usr/src/$linux.tar.xz" |
        tar -xJ --strip-components=1 -C "$made/source.next" || return
    mv "$made/source.next" "$made/source"
}

# Kconfig silently drops options whose dependencies are missing.
configure() {
    mkdir -p "$made/kernel"
    KCONFIG_ALLCONFIG=$here/kernel.config kernel_make allnoconfig || return
    grep '^CONFIG' "$here/kernel.config" | while read -r wanted; do
        grep -qx "$wanted" "$made/kernel/.config" || {
            echo "the kernel cannot have $wanted"
            exit 1
        }
    done
}

build_kernel() {
    configure && kernel_make Image modules &&
        cp "$made/kernel/arch/arm64/boot/Image" "$made/Image.next" && mv "$made/Image.next" "$made/Image"
}

build_module() {
    rm -rf "$made/module"
    mkdir "$made/module"
    cp "$here/Makefile" "$here"/*.c "$made/module/"
    kernel_make M="$made/module" modules
}

# ---- the root file system -----------------------------------------------------------------

applets='sh awk basename cat chmod cp cut date dd dirname echo env grep head insmod ip kill ln ls mkdir
    mount mv od poweroff ps rm rmmod sed seq sleep sort sync tail tar test timeout touch tr umount'

# Packages are unpacked without running their scripts.
build_root() {
    root=$made/root
    rm -rf "$root"
    mkdir -p "$root/usr/lib" "$root/usr/bin" "$root/usr/sbin"
    for folder in lib bin sbin; do
        ln -s "usr/$folder" "$root/$folder"
    done
    for package in $guest; do
        dpkg-deb --fsys-tarfile "$made/debs/$package"_*.deb | tar -x -C "$root" || return
    done
    rm -rf "$root/usr/share"
    for applet in $applets; do
        ln -sf busybox "$root/usr/bin/$applet"
    done
    for folder in dev proc sys tmp run program data root modules; do
        mkdir -p "$root/$folder"
    done
    echo 'root:x:0:0:root:/root:/bin/sh' >"$root/etc/passwd"
    echo 'root:x:0:' >"$root/etc/group"
    printf '127.0.0.1 localhost guest\n' >"$root/etc/hosts"
    cp "$made"/module/*.ko "$made"/kernel/drivers/i2c/i2c-stub.ko "$root/modules/" || return
    cp "$here/init" "$root/init"
    chmod 755 "$root/init"
    rm -f "$made/root.img"
    mke2fs -q -t ext4 -O ^has_journal -E root_owner=0:0 -d "$root" "$made/root.img.next" 512M || return
    mv "$made/root.img.next" "$made/root.img"
    rm -rf "$root"
}

# ---- all steps ----------------------------------------------------------------------------

# older FILE THAN …: whether it is missing, or older than one of those.
older() {
    [ -e "$1" ] || return 0
    [ -n "$(find "$@" -newer "$1" 2>/dev/null | head -n 1)" ]
}

: >"$log"
[ -d "$made/debs" ] || step "fetching Debian's kernel source, Java and what it needs" fetch
[ -d "$made/source" ] || step 'unpacking the source' unpack_source
older "$made/Image" "$here/kernel.config" && step 'building the kernel (some minutes)' build_kernel
# The file, not its folder, since a failed build leaves a new folder.
module=$made/module/table_header.ko
older "$module" "$here"/*.c "$here/Makefile" "$made/Image" && step 'building our module' build_module
older "$made/root.img" "$here/init" "$here/build.sh" "$module" && step 'making the root' build_root
exit 0
