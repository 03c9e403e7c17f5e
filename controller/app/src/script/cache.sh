# The start-up cache. Java 25 can keep loaded and linked classes in an AOT cache. It is made by a run in the
# background, belongs to one JDK and one build, and is optional: without it, the program starts more slowly.

find_caches() {
    caches=${XDG_CACHE_HOME:-}
    [ -n "$caches" ] || [ ! -d "${HOME:-}" ] || caches=$HOME/.cache
    case $caches in /*) caches=$caches/burraco-table ;; *) return 1 ;; esac
}

# Java executes what is in the cache, so only this user may be able to write to it. A folder that others
# could write to is first closed to them, and then emptied.
own_caches() {
    {
        mkdir -p "$caches" && [ ! -L "$caches" ] && [ -O "$caches" ] || return
        rights=$(stat -c %A "$caches") && chmod 700 "$caches" || return
        case $rights in ?????w* | ????????w*) ;; *) return 0 ;; esac
        find "$caches" -mindepth 1 -maxdepth 1 -exec rm -rf {} +
    } 2>/dev/null
}

find_cache() {
    cache=
    # Where making it would take longer than it ever saves, such as in an emulated machine.
    [ "${TABLE_NO_CACHE:-}" != 1 ] || return
    { find_caches && own_caches; } || return
    key=$(stat -L -c '%n %s %Y' "$jars"/*.jar "$jars"/lib/*.jar "$jars"/lib/pi/*.jar "$jdk/lib/modules" 2>/dev/null |
        cksum)
    cache=$caches/${key%% *}
    [ -d "$cache" ] || train || cache=
    [ -n "$cache" ] && whole_cache || cache=
}

# Java does not check its cache, and can hang on a damaged one, so this compares the checksum.
# An empty checksum means that training failed, and would fail again.
whole_cache() {
    { read -r expected <"$cache/checksum"; } 2>/dev/null || expected=lost
    [ -n "$expected" ] || return
    [ "$({ cksum <"$cache/table.aot"; } 2>/dev/null)" != "$expected" ] || return 0
    rm -rf "$cache"
    return 1
}

train() {
    next=$caches/next.$$
    mkdir "$next" 2>/dev/null || return
    [ ! -t 2 ] || { begin_steps && step preparing; }
    trap 'end_steps; rm -rf "$next"; exit 130' INT TERM HUP
    # systemd must not be told that the table is ready by this training run.
    env -u NOTIFY_SOCKET -u WATCHDOG_USEC -u WATCHDOG_PID \
        timeout 300 "$jdk/bin/java" -Xlog:disable -XX:+UseSerialGC -XX:AOTCacheOutput="$next/table.aot" \
        -Djava.io.tmpdir="$next" \
        --enable-native-access="$native" --add-modules "$more_modules" --module-path "$module_path" \
        --module "${main_class%.*}.Rehearsal" "$next" >/dev/null 2>&1 </dev/null
    end_steps
    rm -rf "$next/capture" "$next/journal" "$next/nothing.jsonl"
    {
        if [ -s "$next/table.aot" ]; then
            cksum <"$next/table.aot"
        else
            echo
        fi >"$next/checksum"
        [ -d "$cache" ] || mv "$next" "$cache"
        rm -rf "$next"
    } 2>/dev/null
    trap - INT TERM HUP
    forget_old_caches
    [ -d "$cache" ]
}

# Keeps three: of this build, the one before it, and another checkout.
forget_old_caches() {
    (
        cd "$caches" 2>/dev/null || exit
        # shellcheck disable=SC2012  # names of our own making: digits only
        ls -dt [0-9]* | tail -n +4 | while read -r old; do rm -rf "./$old"; done
        # Folders of training runs that were killed.
        find . -name 'next.*' -prune -mmin +60 -exec rm -rf {} +
    )
}
