# Finding a Java that is new enough.

oldest_java=25
jdk_package=openjdk-25-jdk-headless
jre_package=openjdk-25-jre-headless

# The Java version of a JDK, read from its release file, because starting Java takes too long.
version_of() {
    version=
    if [ -r "$1/release" ]; then
        while IFS='="' read -r key _ value _; do
            [ "$key" != JAVA_VERSION ] || version=$value
        done <"$1/release"
    else
        version=$("$1/bin/java" -version 2>&1 | sed -n 's/.* version "\([^"]*\)".*/\1/p')
    fi
    version=${version%%[!0-9]*}
}

use_jdk() {
    [ -n "$1" ] && [ -x "$1/bin/java" ] || return 1
    [ -n "$installed" ] || [ -x "$1/bin/javac" ] || return 1
    version_of "$1"
    [ "${version:-0}" -ge "$oldest_java" ] && jdk=$1
}

use_jdk_of() {
    command=$(command -v "$1") && command=$(readlink -f -- "$command") &&
        use_jdk "${command%/bin/*}"
}

find_jdk() {
    # A package brings its own.
    [ -z "$installed" ] || ! use_jdk "$here/runtime" || return 0
    use_jdk "${JAVA_HOME:-}" && return
    use_jdk_of javac && return
    use_jdk_of java && return
    user=${HOME:-/nonexistent}
    for candidate in /usr/lib/jvm/* /usr/lib64/jvm/* /usr/java/* /opt/* /opt/*/* /usr/local/* \
        /usr/local/*/* "$user"/.sdkman/candidates/java/* "$user"/.jdks/* \
        "$user"/.asdf/installs/java/* "$user"/.local/share/mise/installs/java/*; do
        use_jdk "$candidate" && return
    done
    return 1
}

need_jdk() {
    find_jdk && return
    [ -z "$installed" ] || fail 3 no-java
    sentence a-jdk
    provide "$said" find_jdk "$jdk_package" java-25-openjdk-devel \
        jdk-openjdk java-25-openjdk-devel openjdk25
}
