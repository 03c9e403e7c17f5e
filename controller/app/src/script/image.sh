# ./table image

load package

# image [--out DIR] [--compress HOW] [--key FILE]: packages for arm64, and a card with them. --test N --seed S: cuts
# the power of the last one.
make_image() {
    [ -z "$installed" ] || fail 2 no-sources
    out=$here/target/packages cuts='' seed=1 compress=xz key=''
    while [ $# -gt 0 ]; do
        case $1 in
            --out) out=${2:-} ;;
            --compress) compress=${2:-} ;;
            --key) key=${2:-} ;;
            --test) cuts=${2:-} ;;
            --seed) seed=${2:-} ;;
            *) fail 2 image-knows "$1" ;;
        esac
        [ $# -gt 1 ] || fail 2 image-knows "$1"
        shift 2
    done
    if [ -n "$cuts" ]; then
        cut_power_of_image
        exit
    fi
    [ "$(id -u)" = 0 ] || fail 2 image-as-root
    need_image_tools
    (make_packages --arch arm64 --out "$out" ${key:+--key "$key"}) || exit
    exec "$here/controller/packaging/image/build" --packages "$out" --out "$out" --compress "$compress"
}

cut_power_of_image() {
    case $cuts in '' | 0* | *[!0-9]*) fail 2 how-many-cuts ;; esac
    case $seed in '' | *[!0-9]*) fail 2 which-seed ;; esac
    # shellcheck disable=SC2012  # names of our own making
    card=$(ls -t "$here"/target/image/*-pi.img 2>/dev/null | head -n 1)
    [ -n "$card" ] || fail 2 no-image
    has qemu-system-aarch64 && has qemu-img && has mcopy || try_apt qemu-system-arm qemu-utils mtools
    need_tools
    show_tests "$here/target/image/test.log" test -Dspotless.check.skip=true -Dtest=CardCutTest \
        -Dburraco.card="$card" -Dtable.cuts="$cuts" -Dtable.seed="$seed"
    say all-of-it "$here/target/image/test.log"
    exit "$status"
}
