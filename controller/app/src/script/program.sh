# Starting the program.

run_program() {
    need_jdk
    need_build
    module_path=$jars:$jars/lib
    main_class=burraco.app/burraco.cli.Main
    more_modules=org.tinylog.impl
    native=burraco.app,burraco.hal,org.xerial.sqlitejdbc,com.fazecast.jSerialComm
    want_header
    want_utf8
    find_cache
    commit=
    [ "${1:-}" != --version ] || find_commit
    # With the fast compiler alone, a running table is ready sooner and needs less memory; it is never busy.
    # If memory runs out it ends and is restarted, because it would not work correctly any more.
    # Pages get one processor at most, however many clients there are, and TLS handshakes are limited.
    running=
    [ "${1:-}" != run ] || running='-Xmx64m -XX:TieredStopAtLevel=1 -XX:+ExitOnOutOfMemoryError -Djdk.virtualThreadScheduler.parallelism=1 -Djdk.tls.maxHandshakeMessageSize=8192'
    # Enough for a thousand tables: the process stays below 400 MB (docs/grown.md). HALL_MEMORY gives it more.
    [ "${1:-} ${2:-}" != 'hall serve' ] || running="-Xmx${HALL_MEMORY:-256m} -XX:+ExitOnOutOfMemoryError -Djdk.tls.maxHandshakeMessageSize=8192"
    # shellcheck disable=SC2086  # running is several words, or none
    # The log is off because users need not know that Java refuses a cache.
    exec "$jdk/bin/java" -Xlog:disable -XX:+UseSerialGC $running \
        ${cache:+"-XX:AOTCache=$cache/table.aot"} \
        ${commit:+"-Dtable.commit=$commit"} \
        -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 \
        --enable-native-access="$native" --add-modules "$more_modules" \
        --module-path "$module_path" --module "$main_class" "$@"
}

# Java reads names on the command line in the locale's character set. Where that is another one, or the locale
# is not installed, letters with accents would be lost. The language of the messages stays.
want_utf8() {
    [ "$(locale charmap 2>&1)" != UTF-8 ] || return 0
    TABLE_LOCALE=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}
    LC_ALL=C.UTF-8
    export TABLE_LOCALE LC_ALL
}

# Adds the libraries for a Raspberry Pi's header. Other machines do not load them.
want_header() {
    case $(uname -m) in aarch64 | armv*) ;; *) return ;; esac
    module_path=$module_path:$jars/lib/pi
    more_modules=$more_modules,com.pi4j,com.pi4j.plugin.gpiod,com.pi4j.plugin.linuxfs
    native=$native,com.pi4j.library.gpiod,com.pi4j.library.linuxfs,com.sun.jna
}

# show_help COMMAND: the help for commands of this script needs neither Java nor a build. A test compares
# these pages with the program's.
show_help() {
    page=$here/controller/app/src/script/help_$language.txt
    grep -Fqx -e "# $1" "$page" 2>/dev/null || return
    sed -n "/^# $1\$/,/^# /{/^# /!p;}" "$page"
}

# Whether only help is wanted.
asks_for_help() {
    for word; do
        case $word in --help | -h) return 0 ;; --) return 1 ;; esac
    done
    return 1
}
