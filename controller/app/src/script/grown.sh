# ./table test --grown: the servers that a hall can grow on, from Debian's packages.

# Tests with the tag grown start these servers in folders of their own. Without this switch they run in a
# short form, where the servers are there.
run_grown_tests() {
    seed=1
    while [ $# -gt 0 ]; do
        case $1 in
            --seed) seed=${2:-} && shift ;;
            -*) break ;;
            *) fail 2 grown-tests-know "$1" ;;
        esac
        [ $# = 0 ] || shift
    done
    case $seed in '' | *[!0-9]*) fail 2 which-seed ;; esac
    need_tools
    want_cc
    need_servers
    say on-servers "$seed"
    # Each test starts servers: two at a time would measure each other.
    show_tests "$here/target/grown.log" test -Dspotless.check.skip=true -Dgroups=grown \
        -Dtable.grown=long -Dtests.forks=1 -Dtable.seed="$seed" "$@"
    say all-of-it "$here/target/grown.log"
    exit "$status"
}

need_servers() {
    # Only root has sbin on the PATH.
    PATH=$PATH:/usr/sbin:/sbin
    export PATH
    servers='postgresql mosquitto mosquitto-clients nginx'
    # shellcheck disable=SC2086  # one word for each
    has_servers || try_apt $servers
    has_servers || fail 3 missing-type "$tool" "sudo apt-get install $servers"
}

has_servers() {
    for tool in mosquitto mosquitto_pub nginx; do
        has "$tool" || return
    done
    tool=postgres
    for postgres in /usr/lib/postgresql/*/bin/postgres; do
        [ ! -x "$postgres" ] || return 0
    done
    return 1
}
