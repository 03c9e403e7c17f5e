package burraco.cli.out;

import burraco.text.PlainText;
import java.util.Arrays;
import org.tinylog.Logger;

/**
 * The only access to the log. Control characters in messages are replaced, because texts from
 * people, files and devices could otherwise forge lines.
 */
public final class Log {
    private Log() {}

    public static void info(String said) {
        Logger.info((Object) PlainText.line(said));
    }

    public static void info(String said, Object... parts) {
        Logger.info(said, plain(parts));
    }

    public static void warn(String said) {
        Logger.warn((Object) PlainText.line(said));
    }

    public static void warn(String said, Object... parts) {
        Logger.warn(said, plain(parts));
    }

    public static void error(String said) {
        Logger.error((Object) PlainText.line(said));
    }

    public static void error(String said, Object... parts) {
        Logger.error(said, plain(parts));
    }

    private static Object[] plain(Object... parts) {
        return Arrays.stream(parts).map(String::valueOf).map(PlainText::line).toArray();
    }
}
