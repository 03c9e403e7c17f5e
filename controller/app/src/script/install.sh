# ./table install

install_table() {
    [ -z "$installed" ] || exec sh "$here/system/install" --lang "$language" "$@"
    system=$here/controller/system
    case " $* " in *' --uninstall '*) exec sh "$system/install" --lang "$language" "$@" ;; esac
    find_build || need_jdk
    need_build
    exec sh "$system/install" --lang "$language" --jars "$jars" "$@"
}
