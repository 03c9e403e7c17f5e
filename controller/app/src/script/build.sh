# Building the program when its sources have changed.

# The modules of the program, in the order in which they are built, and one that is not a part of it.
modules='hal firmware-bridge controller/game controller/layout controller/play controller/tournament controller/relay
controller/broker controller/tracker controller/table controller/web controller/practice controller/desk controller/hall
controller/uplink controller/app'
tools=controller/packaging

# The folder of a build is named by the checksum of its sources. So changes, deleted files and returns
# to another branch are noticed, whatever the files' times, and a running program keeps its jars during
# the next build.
find_build() {
    sources=$(
        cd "$here" && find table pom.xml ./*/pom.xml ./*/src/main controller/*/pom.xml \
            controller/*/src/main controller/app/src/script examples -path examples/captures -prune -o \
            -type f ! -name '.*' ! -name '*~' -exec cksum {} + 2>/dev/null | LC_ALL=C sort | cksum
    )
    jars=$built/${sources%% *}
    [ -d "$jars" ]
}

need_build() {
    if [ -n "$installed" ]; then
        jars=$here/jars
        return
    fi
    find_build && return
    if [ ! -w "$here" ]; then
        use_last_build
        return
    fi
    lock
    # Another ./table may have built it while this one waited.
    find_build || build_as_owner || build
    unlock
}

# Root's files would belong to root, so the owner of this folder builds, if it is another user.
build_as_owner() {
    [ "$(id -u)" = 0 ] && has runuser || return
    owner=$(stat -c %U "$here")
    case $owner in root | UNKNOWN) return 1 ;; esac
    # Only root may install what is missing.
    need_maven
    JAVA_HOME=$jdk runuser -u "$owner" -- "$here/table" ${assume_yes:+--yes} vp --hands 3 0 0 >/dev/null || exit
    find_build
}

use_last_build() {
    for jars in $(cd "$built" 2>/dev/null && ls -t); do
        jars=$built/$jars
        [ ! -e "$jars/app.jar" ] || {
            say last-build
            return
        }
    done
    fail 4 not-built
}

build() {
    need_maven
    log=$here/target/table-build.log
    quietly=
    if [ ! -d "$built" ]; then
        mkdir -p "$built" || exit 4
        say building
    elif [ ! -t 2 ]; then
        # Scripts report only the first build.
        quietly=yes
    fi
    # Jars of older versions must not be taken for new ones.
    for module in $modules; do
        rm -f "$here/$module/target/${module##*/}"-*.jar
    done
    rm -rf "$here/controller/app/target/lib"
    begin_steps
    [ -n "$quietly" ] || step starting
    status=$({
        {
            maven package -Dmaven.test.skip=true -Dspotless.check.skip=true 2>&1 3>&-
            echo $? >&3
        } | tee "$log" | follow_build
    } 3>&1)
    end_steps
    if [ "${status:-4}" != 0 ]; then
        # Maven lists the errors first, and long explanations after them.
        { grep '^\[ERROR\]' "$log" || tail -n 20 "$log"; } | head -n 20 >&2
        fail 4 build-failed "$log"
    fi
    publish_build || fail 4 build-lost
    [ ! -t 2 ] || [ -z "$began" ] || say built-in "$(so_far)"
}

# Shows Maven's output as steps.
follow_build() {
    fetched=0 module=
    while IFS= read -r line; do
        [ -z "$quietly" ] || continue
        case $line in
            *'Downloaded from '*)
                fetched=$((fetched + 1))
                if [ -n "$steps" ]; then
                    step fetching-so-far "$fetched"
                else
                    step fetching
                fi
                ;;
            '[INFO] Building '*' ['*)
                module=${line#'[INFO] Building '}
                module=${module%% *}
                ;;
            '[INFO] Compiling '*) step compiling "$module" ;;
            *'[INFO] --- '*jar*:jar*) step packing "$module" ;;
        esac
    done
}

publish_build() {
    next=$built/next.$$
    mkdir -p "$next" || return
    for module in $modules; do
        name=${module##*/}
        cp "$here/$module/target/$name"-*.jar "$next/$name.jar" || return
    done
    cp -R "$here/controller/app/target/lib" "$next/lib" || return
    # An installed table reads the commit from here.
    ask_git >"$next/commit"
    mv "$next" "$jars" || return
    # Builds of the last week stay, since programs may still run from them.
    find "$built" -mindepth 1 -maxdepth 1 -mtime +7 -exec rm -rf {} +
}

# The commit of the sources; empty without git.
ask_git() {
    has git && git -C "$here" describe --always --exclude='*' --dirty=', changed' 2>/dev/null
}

find_commit() {
    if [ -n "$installed" ]; then
        { read -r commit <"$jars/commit"; } 2>/dev/null || commit=
    else
        commit=$(ask_git)
    fi
}
