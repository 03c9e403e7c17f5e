# ./table test

load tools machines grown

run_tests() {
    case ${1:-} in
        --kernel) shift && run_kernel_tests "$@" ;;
        --package) shift && run_package_tests "$@" ;;
        --grown) shift && run_grown_tests "$@" ;;
    esac
    lanes='' named='' left_out=''
    while [ $# -gt 0 ]; do
        if is_lane "$1"; then
            lanes="$lanes $1"
        elif is_module "$1"; then
            named="$named ${1##*/}"
        else
            break
        fi
        shift
    done
    # shellcheck disable=SC2086  # one word for each
    [ -z "$named" ] || leave_out_others $named
    # To Maven, "controller" means only that folder's pom; here it means all of its modules.
    for word; do
        shift
        case $word in controller | *,controller) word=${word%controller}$(echo "$modules $tools" |
            tr ' ' '\n' | sed -n '/^controller\//p' | paste -sd,) ;; esac
        set -- "$@" "$word"
    done
    need_tools
    want_for_lanes
    # shellcheck disable=SC2086  # several words, or none
    show_tests /dev/null verify $in_lane $left_out "$@"
    exit "$status"
}

# Tests are tagged by what they need or how long they take; those without a tag are the fast ones.
is_lane() {
    case $1 in fast | browser | process | firmware | campaign | grown) return 0 ;; *) return 1 ;; esac
}

want_for_lanes() {
    in_lane=
    for lane in ${lanes:-process firmware browser}; do
        case $lane in
            fast) lane='none()' ;;
            browser) want_browser ;;
            process) want_cc ;;
            firmware) want_firmware ;;
            *) ;;
        esac
        in_lane=$in_lane${in_lane:+|}$lane
    done
    case $lanes in
        '') in_lane= ;;
        # Without the optimizing compiler, which does not pay off, fast tests take half of the time.
        ' fast') in_lane="-Dgroups=$in_lane -Dspotless.check.skip=true -Dtests.jvm=-XX:TieredStopAtLevel=1" ;;
        *) in_lane=-Dgroups=$in_lane ;;
    esac
}

is_module() {
    for module in $modules $tools; do
        case $1 in "$module" | "${module##*/}") return 0 ;; esac
    done
    return 1
}

# leave_out_others NAME …: skips the tests of all modules except these and those that depend on them, directly
# or indirectly. All modules are compiled.
leave_out_others() {
    tested=$*
    for module in $modules $tools; do
        depends=
        for name in $tested; do
            ! grep -q "<artifactId>$name</artifactId>" "$here/$module/pom.xml" || depends=yes
        done
        if [ -n "$depends" ]; then
            tested="$tested ${module##*/}"
        else
            left_out="$left_out -Dskip.${module##*/}=true"
        fi
    done
}
