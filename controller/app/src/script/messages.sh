# How ./table speaks to people: sentences, and the steps of what takes long.

# The language of messages: from --lang, otherwise that of the system.
find_language() {
    case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in it*) language=it ;; *) language=en ;; esac
    before=
    for word; do
        case $before=$word in --lang=it | --lang=en) language=$word ;; esac
        before=$word
    done
}

# say KEY DETAIL …
say() {
    sentence "$@"
    printf 'table: %s\n' "$said" >&2
}

# fail STATUS KEY DETAIL …
fail() {
    status=$1
    shift
    say "$@"
    exit "$status"
}

# Starts the display of steps. On a terminal one line shows the present step and the time so far;
# elsewhere each step is a line of its own.
begin_steps() {
    steps='' ticker='' doing=''
    began=$(date +%s 2>/dev/null) || began=
    [ -n "$began" ] && [ -t 2 ] && [ "${TERM:-dumb}" != dumb ] || return 0
    steps=$(mktemp "${TMPDIR:-/tmp}/table-steps.XXXXXX" 2>/dev/null) || { steps='' && return 0; }
    trap 'end_steps; exit 130' INT TERM HUP
    tick $$ 9>&- &
    ticker=$!
}

# tick PID: shows the step and the time until the process has ended or the file of steps is removed.
tick() {
    while kill -0 "$1" 2>/dev/null && [ -e "$steps" ]; do
        { read -r doing <"$steps"; } 2>/dev/null || doing=
        [ -z "$doing" ] || printf '\r\033[Ktable: %s … %s' "$doing" "$(so_far)" >&2
        sleep 1
    done
}

# The time since begin_steps.
so_far() {
    seconds=$(($(date +%s) - began))
    if [ "$seconds" -lt 60 ]; then
        echo "$seconds s"
    else
        echo "$((seconds / 60)) min $((seconds % 60)) s"
    fi
}

# step KEY DETAIL …: shows what is being done now.
step() {
    sentence "$@"
    if [ -n "$steps" ]; then
        printf '%s\n' "$said" >"$steps"
    elif [ "$doing" != "$said" ]; then
        doing=$said
        printf 'table: %s …\n' "$said" >&2
    fi
}

end_steps() {
    [ -n "$steps" ] || return 0
    rm -f "$steps"
    { kill "$ticker" && wait "$ticker"; } 2>/dev/null
    printf '\r\033[K' >&2
    steps='' ticker=''
    trap - INT TERM HUP
}
