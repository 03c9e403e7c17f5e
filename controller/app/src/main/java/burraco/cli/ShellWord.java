package burraco.cli;

import java.util.regex.Pattern;

/** A file's name as it is typed into a shell. */
final class ShellWord {
    private static final Pattern PLAIN = Pattern.compile("[\\w./+,:@%-]+");

    private ShellWord() {}

    static String of(String name) {
        return PLAIN.matcher(name).matches() ? name : "'" + name.replace("'", "'\\''") + "'";
    }
}
