# ./table bench, mutate, format, pictures and clean

load tools

run_benchmarks() {
    # What follows are JMH's own options.
    [ "${1:-}" != -- ] || shift
    need_tools
    maven -q -Pbench -Dspotless.check.skip=true -DskipTests package >&2 || exit 4
    unlock
    target=$here/controller/app/target
    exec "$jdk/bin/java" -cp "$target/bench-classes:$target/classes:$(cat "$target/bench.classpath")" \
        org.openjdk.jmh.Main "$@"
}

run_mutations() {
    need_tools
    # Maven runs only one small test; the mutation tool runs the others.
    maven -Pmutate -pl controller/play -am -Dspotless.check.skip=true -Dtest=VictoryPointsTest \
        -Dsurefire.failIfNoSpecifiedTests=false \
        test "$@" >&2
    exit
}

format_sources() {
    need_tools
    maven -q spotless:apply "$@" >&2
    exit
}

# The pictures of the README, in docs/pictures. A test fails where they no longer show what the pages say.
take_pictures() {
    need_tools
    want_browser
    show_tests /dev/null verify -Dspotless.check.skip=true -Dtest=PicturesTest -Dpictures=write
    exit "$status"
}

clean() {
    [ -z "$installed" ] || fail 2 is-installed
    lock
    for folder in "$here" "$here"/* "$here"/controller/*; do
        [ ! -f "$folder/pom.xml" ] || rm -rf "$folder/target" || exit 4
    done
    ! find_caches || rm -rf "$caches"
}
