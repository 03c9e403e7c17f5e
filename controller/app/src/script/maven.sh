# Running Maven: one at a time, with its output shortened.

find_maven() {
    mvn=$(command -v mvn) && return
    for mvn in "${MAVEN_HOME:-/none}/bin/mvn" "${M2_HOME:-/none}/bin/mvn" /opt/*maven*/bin/mvn \
        /usr/local/*maven*/bin/mvn "${HOME:-/nonexistent}/.sdkman/candidates/maven/current/bin/mvn"; do
        [ ! -x "$mvn" ] || return 0
    done
    return 1
}

# The first two options suppress warnings that Maven 3 on Java 25 gives about its own libraries at every
# start. The last two make it start faster.
maven() {
    (
        cd "$here" || exit 4
        JAVA_HOME=$jdk
        MAVEN_OPTS="${MAVEN_OPTS:-} --sun-misc-unsafe-memory-access=allow"
        MAVEN_OPTS="$MAVEN_OPTS --enable-native-access=ALL-UNNAMED"
        MAVEN_OPTS="$MAVEN_OPTS -XX:+UseSerialGC -XX:TieredStopAtLevel=1"
        export JAVA_HOME MAVEN_OPTS
        exec "$mvn" -B -Dstyle.color=never "$@" </dev/null
    )
}

need_maven() {
    find_maven || provide Maven find_maven maven maven maven maven maven
}

need_tools() {
    [ -z "$installed" ] || fail 2 no-sources
    lock
    need_jdk
    need_maven
}

# The system releases this lock when the last process that holds it ends, so it cannot become stale.
# Child processes inherit it, so a test may start ./table itself.
lock() {
    [ -z "${TABLE_LOCK_HELD:-}" ] && has flock || return 0
    exec 9<"$here"
    if ! flock -n 9; then
        [ ! -t 2 ] || say waiting
        flock 9
    fi
    export TABLE_LOCK_HELD=1
}

unlock() {
    exec 9<&-
    unset TABLE_LOCK_HELD
}

# show_tests LOG MAVEN ARGS …: runs Maven, shows its output shortened, and logs all of it; sets $status to Maven's.
show_tests() {
    whole=$1
    shift
    exec 4>&1
    # A test named with -Dtest is in one module only; the others must not fail without it.
    status=$({
        {
            maven -ntp -Dsurefire.failIfNoSpecifiedTests=false "$@" 2>&1 3>&- 4>&-
            echo $? >&3
        } | tee "$whole" | shorten >&4
    } 3>&1)
    status=${status:-4}
}

# Maven's output without progress messages: the output of tests, errors, and the counts.
shorten() {
    counted=
    reset=$(printf '\033[0m')
    while IFS= read -r line || [ -n "$line" ]; do
        # Some Mavens reset the colour although none is set.
        line=${line#"$reset"}
        line=${line#"$reset"}
        case $line in
            *'Tests run:'*) counted=yes ;;
            '[INFO] BUILD '* | '[INFO] Total time:'*) ;;
            '[INFO]'* | '') continue ;;
            # Maven warns against publishing our module, because one of Pi4J's libraries is none.
            '[WARNING] *'*) continue ;;
        esac
        printf '%s\n' "$line"
    done
    [ -n "$counted" ] || say no-test
}
