package burraco.cli;

import burraco.text.PlainText;
import java.util.Arrays;
import org.tinylog.Logger;

/**
 * The only way to the log. What is said there may come from people, files and devices: it is made
 * plain, so that nobody writes a line of his own into it.
 */
final class Log {
    private Log() {}

    static void info(String said) {
        Logger.info((Object) PlainText.line(said));
    }

    static void info(String said, Object... parts) {
        Logger.info(said, plain(parts));
    }

    static void warn(String said) {
        Logger.warn((Object) PlainText.line(said));
    }

    static void warn(String said, Object... parts) {
        Logger.warn(said, plain(parts));
    }

    static void error(String said) {
        Logger.error((Object) PlainText.line(said));
    }

    static void error(String said, Object... parts) {
        Logger.error(said, plain(parts));
    }

    private static Object[] plain(Object... parts) {
        return Arrays.stream(parts).map(String::valueOf).map(PlainText::line).toArray();
    }
}
