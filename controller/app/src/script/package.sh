# ./table package and release

load tools

# Debian packages of what is built here.
make_packages() {
    [ -z "$installed" ] || fail 2 no-sources
    need_jdk
    need_build
    has dpkg-deb && has apt-get || fail 3 no-debian
    has apt-ftparchive && has objdump && has gpg || try_apt apt-utils binutils gpg debian-archive-keyring
    has apt-ftparchive && has objdump && has gpg ||
        fail 3 missing-type 'apt-utils, binutils, gpg' 'sudo apt-get install apt-utils binutils gpg debian-archive-keyring'
    exec "$here/controller/packaging/build" --jars "$jars" --jdk "$jdk" "$@"
}

# What one publishes of a version: packages, their bills of materials, checksums.
make_release() {
    [ -z "$installed" ] || fail 2 no-sources
    release=$here/controller/packaging/release
    # What stands in the way is said before anything is built.
    "$release" --lang "$language" "$@" || exit
    case " $* " in *' --image '*) need_image_tools ;; esac
    need_jdk
    need_build
    need_maven
    lock
    maven -q -ntp -Dmaven.test.skip=true -Dspotless.check.skip=true -pl controller/app -am \
        compile org.cyclonedx:cyclonedx-maven-plugin:makeBom >&2 || exit 4
    unlock
    exec "$release" --lang "$language" --jars "$jars" --jdk "$jdk" \
        --maven-bom "$here/controller/app/target/bom.json" "$@"
}
