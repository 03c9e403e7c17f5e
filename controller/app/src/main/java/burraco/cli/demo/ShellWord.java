package burraco.cli.demo;

import java.util.regex.Pattern;

/** Quotes a file's name for a shell. */
final class ShellWord {
    private static final Pattern PLAIN = Pattern.compile("[\\w./+,:@%-]+");

    private ShellWord() {}

    static String of(String name) {
        return PLAIN.matcher(name).matches() ? name : "'" + name.replace("'", "'\\''") + "'";
    }
}
