# ./table test --kernel and --package: tests in emulated machines, apart from the usual ones.

# Tests that need a kernel of their own, apart from the usual ones. What was built is kept for the next time.
run_kernel_tests() {
    cuts=5 seed=1
    while [ $# -gt 0 ]; do
        case $1 in
            --cuts) cuts=${2:-} ;;
            --seed) seed=${2:-} ;;
            *) fail 2 kernel-knows "$1" ;;
        esac
        shift
        [ $# = 0 ] || shift
    done
    case $cuts in '' | 0* | *[!0-9]*) fail 2 how-many-cuts ;; esac
    case $seed in '' | *[!0-9]*) fail 2 which-seed ;; esac
    need_jdk
    need_build
    need_tools
    need_kernel_tools
    made=$here/target/kernel
    "$here/hal/kernel/build.sh" "$made" || exit
    say on-a-kernel "$cuts" "$seed"
    show_tests "$made/test.log" test -Dspotless.check.skip=true \
        -Dtest=HeaderInKernelTest,HeaderOfTheTableInKernelTest,PowerCutTest \
        -Dburraco.kernel="$made" -Dburraco.jars="$jars" -Dtable.cuts="$cuts" -Dtable.seed="$seed"
    say all-of-it "$made/test.log"
    exit "$status"
}

# Tools that build and emulate the guest: a compiler for its processor, the tools of the kernel's build,
# mke2fs.
need_kernel_tools() {
    has dpkg-deb && has apt-get || fail 3 no-debian
    # Only root has sbin on the PATH.
    PATH=$PATH:/usr/sbin:/sbin
    export PATH
    has_kernel_tools || try_apt qemu-system-arm gcc-aarch64-linux-gnu gcc libc6-dev make flex bison bc perl \
        xz-utils e2fsprogs device-tree-compiler debian-archive-keyring
    has_kernel_tools || fail 3 missing-type "$tool" "sudo apt-get install \
qemu-system-arm gcc-aarch64-linux-gnu gcc libc6-dev make flex bison bc perl xz-utils e2fsprogs device-tree-compiler"
}

has_kernel_tools() {
    for tool in qemu-system-aarch64 aarch64-linux-gnu-gcc cc make flex bison bc perl xz mke2fs fdtput; do
        has "$tool" || return
    done
}

# Our packages in machines with Debian, apart from the usual tests. The machines are kept for the next time.
run_package_tests() {
    cuts=5 seed=1 debian='12 13' only='*InMachineTest'
    while [ $# -gt 0 ]; do
        case $1 in
            --cuts) cuts=${2:-} ;;
            --seed) seed=${2:-} ;;
            --debian) debian=${2:-} ;;
            -Dtest=*) only=${1#-Dtest=} && shift && continue ;;
            *) fail 2 package-tests-know "$1" ;;
        esac
        shift
        [ $# = 0 ] || shift
    done
    case $cuts in '' | 0* | *[!0-9]*) fail 2 how-many-cuts ;; esac
    case $seed in '' | *[!0-9]*) fail 2 which-seed ;; esac
    case $debian in 12 | 13 | '12 13') ;; *) fail 2 which-debian "$debian" ;; esac
    need_jdk
    need_build
    need_tools
    need_machine_tools
    made=$here/target/machines
    # shellcheck disable=SC3013  # every shell knows -nt
    [ -e "$made/versions/done" ] && [ ! "$jars" -nt "$made/versions/done" ] || {
        rm -rf "$made/versions"
        "$here/controller/packaging/machine/versions" "$jars" "$jdk" "$made/versions" >"$made.log" 2>&1 ||
            fail 4 build-failed "$made.log"
        touch "$made/versions/done"
    }
    worst=0
    for release in $debian; do
        case $release in 12) suite=bookworm ;; *) suite=trixie ;; esac
        # shellcheck disable=SC2086  # nothing, or two words
        $as_root "$here/controller/packaging/machine/build" "$suite" "$made/$suite" || exit
        say in-a-machine "$release" "$cuts" "$seed"
        show_tests "$made/debian-$release.log" test -Dspotless.check.skip=true \
            -Dtest="$only" -Dburraco.machine="$made/$suite" \
            -Dburraco.versions="$made/versions" -Dtests.forks=1 -Dtable.cuts="$cuts" -Dtable.seed="$seed"
        [ "$status" = 0 ] || worst=$status
        say all-of-it "$made/debian-$release.log"
    done
    exit "$worst"
}

# Tools that make Debian packages, and machines with Debian to install them in.
need_machine_tools() {
    has dpkg-deb && has apt-get || fail 3 no-debian
    PATH=$PATH:/usr/sbin:/sbin
    export PATH
    has_machine_tools || try_apt qemu-system-x86 qemu-utils mmdebstrap e2fsprogs apt-utils binutils gpg \
        debian-archive-keyring
    has_machine_tools || fail 3 missing-type "$tool" "sudo apt-get install \
qemu-system-x86 qemu-utils mmdebstrap e2fsprogs apt-utils binutils gpg debian-archive-keyring"
    # The files of a machine's disk belong to many users.
    may_install || fail 3 machines-want-root
}

has_machine_tools() {
    for tool in qemu-system-x86_64 qemu-img mmdebstrap mke2fs apt-ftparchive objdump gpg; do
        has "$tool" || return
    done
}
