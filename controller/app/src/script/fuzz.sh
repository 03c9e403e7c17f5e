# ./table fuzz

# fuzz [NAME] [SECONDS]: fuzzes everything that reads bytes from a cable, in Java and in C, guided by
# coverage; one of the fuzzers or all, this long each.
run_fuzzers() {
    # --yes may also come last.
    for word; do
        shift
        if [ "$word" = --yes ]; then assume_yes=yes; else set -- "$@" "$word"; fi
    done
    wanted=${1:-all} seconds=${2:-60}
    # To the fuzzers, anything but a number would mean for ever.
    case $seconds in *[!0-9]*) fail 2 how-many-seconds "$seconds" ;; esac
    need_tools
    has make && has clang || try_apt make clang llvm libclang-rt-dev
    maven -q -Pfuzz -Dspotless.check.skip=true -pl hal,firmware-bridge test-compile >&2 || exit 4
    target=$here/firmware-bridge/target
    status=0
    known=
    in_c=
    if has clang && has make; then
        make -s -C "$here/firmware-bridge/firmware" fuzz >&2 || exit 4
        in_c=yes
    else
        say no-clang
    fi
    unlock
    for source in "$here"/firmware-bridge/src/fuzz/java/burraco/fuzz/*Fuzz.java; do
        name=${source##*/}
        fuzz_one "${name%.java}" "$jdk/bin/java" -Xss2m --enable-native-access=ALL-UNNAMED \
            --sun-misc-unsafe-memory-access=allow \
            -cp "$target/fuzz-classes:$target/classes:$(cat "$target/fuzz.classpath")" \
            com.code_intelligence.jazzer.Jazzer --target_class="burraco.fuzz.${name%.java}" \
            --instrumentation_includes='burraco.**' --reproducer_path="$target"
    done
    if [ -n "$in_c" ]; then
        for program in decoder board; do
            fuzz_one "$program" "$target/firmware/fuzz/$program"
        done
    fi
    case " all$known " in *" $wanted "*) ;; *) fail 2 no-fuzzer "$wanted" "$known" ;; esac
    exit "$status"
}

# Inputs found by this run are kept, and the next run begins with them.
fuzz_one() {
    name=$1
    shift
    known="$known $name"
    [ "$wanted" = all ] || [ "$wanted" = "$name" ] || return
    found=$target/fuzz/$name
    mkdir -p "$found" || exit 4
    say fuzzing "$name" "$seconds"
    "$@" -max_total_time="$seconds" -artifact_prefix="$target/fuzz/$name-" -print_final_stats=1 \
        "$found" >"$found.log" 2>&1 || { status=1 && tail -n 40 "$found.log" >&2; }
    grep -E 'number_of_executed_units|DONE' "$found.log" | sed "s/^/$name: /"
}
