package burraco.cli.out;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The output of a command, and whether it is a terminal.
 *
 * @param colour whether to write in colour
 * @param live whether somebody watches as it is written
 */
public record Screen(PrintStream out, PrintStream err, boolean colour, boolean live) {

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
        return new Screen(new PlainStream(out, colour), new PlainStream(err, colour), colour, live);
    }

    public void flush() {
        out.flush();
        err.flush();
    }
}
