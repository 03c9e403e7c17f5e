package burraco.cli.out;

import burraco.cli.options.CommandName;
import burraco.cli.options.CommandTexts;
import burraco.words.Language;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The output of a command, whether it is a terminal, and the language of whoever reads it.
 *
 * @param colour whether to write in colour
 * @param live whether somebody watches as it is written
 */
public record Screen(
        PrintStream out, PrintStream err, boolean colour, boolean live, Language language) {

    /** In English. */
    public Screen(PrintStream out, PrintStream err, boolean colour, boolean live) {
        this(out, err, colour, live, Language.EN);
    }

    public static Screen ofThisProcess() {
        boolean terminal = System.console() != null && System.console().isTerminal();
        boolean colour = terminal && System.getenv("NO_COLOR") == null;
        return new Screen(stream(FileDescriptor.out), stream(FileDescriptor.err), colour, terminal);
    }

    private static PrintStream stream(FileDescriptor descriptor) {
        return new PrintStream(
                new BufferedOutputStream(new FileOutputStream(descriptor), 1 << 16),
                false,
                StandardCharsets.UTF_8);
    }

    /** The same screen with control characters in the output replaced. */
    public Screen plain() {
        return new Screen(
                new PlainStream(out, colour), new PlainStream(err, colour), colour, live, language);
    }

    /** The same screen for somebody who reads this language. */
    public Screen in(Language other) {
        return new Screen(out, err, colour, live, other);
    }

    public CommandTexts texts() {
        return CommandTexts.in(language);
    }

    /** Prints a sentence of the texts on standard output. */
    public void say(String key, Object... details) {
        out.println(texts().say(key, details));
    }

    /** Prints a remark on standard error, behind the name of the command that makes it. */
    public void remark(CommandName command, String key, Object... details) {
        err.println("table " + command.word() + ": " + texts().say(key, details));
    }

    public void flush() {
        out.flush();
        err.flush();
    }
}
