# What some commands need besides Java and Maven.

# Tests of the journal on a failing disk need a small C library. Without a compiler they are left out.
want_cc() {
    has cc || try_apt gcc libc6-dev
    has cc || say no-cc
}

# The tests build the table board's firmware, run it on this machine and in an emulator, and cross-compile
# it. Whatever lacks a tool is left out.
want_firmware() {
    has make || try_apt make
    has make && has cc || say no-make
    has_arm_gcc || try_apt gcc-arm-none-eabi libnewlib-arm-none-eabi
    has qemu-system-arm || try_apt qemu-system-arm
    has_arm_gcc && has qemu-system-arm || say no-arm
}

# The compiler's own package has no string.h.
has_arm_gcc() {
    has arm-none-eabi-gcc &&
        echo '#include <string.h>' | arm-none-eabi-gcc -E -xc - >/dev/null 2>&1
}

# Tests of the pages need a real browser. Without one they fail, unless TABLE_NO_BROWSER=1 is set.
# The tests look for the same names.
want_browser() {
    if [ "${TABLE_NO_BROWSER:-}" = 1 ]; then
        say browser-left-out
        return
    fi
    has_browser && return
    try_apt chromium chromium-driver
    has_browser || say no-browser
}

has_browser() {
    has chromedriver && { has chromium || has chromium-browser || has google-chrome; }
}

# Tools that make the card for a Raspberry Pi.
need_image_tools() {
    for one in mmdebstrap:mmdebstrap mmd:mtools mkfs.vfat:dosfstools update-binfmts:binfmt-support sfdisk:fdisk; do
        has "${one%:*}" || try_apt mmdebstrap mtools dosfstools binfmt-support qemu-user-static fdisk debian-archive-keyring
        has "${one%:*}" || fail 3 missing-type "${one#*:}" \
            'sudo apt-get install mmdebstrap mtools dosfstools binfmt-support qemu-user-static fdisk debian-archive-keyring'
    done
}
