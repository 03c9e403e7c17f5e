# Installing what is missing, if that is possible and the user agrees; saying what to install if not.

# try_apt PACKAGE …: installs them if that is possible and the user agrees.
try_apt() {
    has apt-get && may_install && agreed "$@" || return
    say asking "$*"
    install_by_apt "$@" >/dev/null 2>&1 && return
    # A new machine has empty lists, and old lists name versions that no longer exist.
    # shellcheck disable=SC2086
    $as_root apt-get update >/dev/null 2>&1 </dev/null
    install_by_apt "$@" >/dev/null 2>&1
}

# Whether packages can be installed; sets $as_root to the prefix for that, nothing or two words.
may_install() {
    as_root=
    [ "$(id -u)" != 0 ] || return 0
    as_root='sudo -n'
    has sudo && sudo -n true 2>/dev/null
}

# agreed PACKAGE …: whether the user agrees that they are installed.
agreed() {
    case ${CI:-} in '' | false | 0) ;; *) assume_yes=yes ;; esac
    if [ -n "${assume_yes:-}" ]; then
        return
    fi
    if [ -t 0 ] && [ -t 2 ]; then
        sentence may-i "$*"
        printf 'table: %s ' "$said" >&2
        read -r answer || answer=
        case $answer in [yYsS] | [yY][eE][sS] | [sS][iI] | sì | Sì) return ;; esac
        say not-installed
    else
        say wants "$*"
    fi
    return 1
}

# A new machine often runs its own updates first; this waits for them. dpkg asks no questions.
install_by_apt() {
    # shellcheck disable=SC2086
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -y -o DPkg::Lock::Timeout=300 \
        install --no-install-recommends "$@" </dev/null
}

# provide WHAT FINDER APT DNF PACMAN ZYPPER APK: installs the package, or says how to, and stops.
provide() {
    what=$1 finder=$2
    # If both are missing, the suggested command installs both.
    also=
    find_maven || [ "$3" = maven ] || also=' maven'
    if has apt-get; then
        provide_by_apt "$3"
        "$finder" && return
        fail 3 still-missing "$3" "$what"
    fi
    if has dnf; then
        line="sudo dnf install $4$also"
    elif has pacman; then
        line="sudo pacman -S $5$also"
    elif has zypper; then
        line="sudo zypper install $6$also"
    elif has apk; then
        line="sudo apk add $7$also"
    else
        fail 3 missing "$what"
    fi
    fail 3 missing-type "$what" "$line"
}

provide_by_apt() {
    line="sudo apt-get update && sudo apt-get install $1$also"
    if ! may_install || ! agreed "$1"; then
        # Without Maven the lists are empty, and tell nothing about Java.
        ! apt_knows maven || apt_knows "$1" || fail_no_package "$1"
        fail 3 missing-type "$what" "$line"
    fi
    log=$(mktemp "${TMPDIR:-/tmp}/table-install.XXXXXX") || exit 3
    say missing-asking "$what" "$1"
    # shellcheck disable=SC2086
    apt_knows "$1" || $as_root apt-get update >"$log" 2>&1
    apt_knows "$1" || fail_no_package "$1"
    if ! install_by_apt "$1" >>"$log" 2>&1; then
        tail -n 15 "$log" >&2
        fail 3 not-possible "$1" "$log" "$line"
    fi
    rm -f "$log"
}

apt_knows() {
    apt-cache show "$1" >/dev/null 2>&1
}

fail_no_package() {
    # shellcheck source=/dev/null
    system=$(. /etc/os-release 2>/dev/null && echo "$NAME $VERSION_ID")
    case $1 in
        "$jdk_package") fail 3 system-no-java "$system" ;;
        *) fail 3 system-no-package "$system" "$1" "$what" ;;
    esac
}
