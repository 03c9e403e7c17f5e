package burraco.layout.toml;

import burraco.layout.text.TextPosition;
import burraco.layout.text.Utf8;
import java.util.Locale;
import java.util.Optional;

/** Reads TOML 1.0 completely and strictly; it stops at the first error. */
public final class Toml {
    /** A file that somebody wrote is a few kilobytes. */
    public static final int MOST_BYTES = 1 << 20;

    /** The maximum nesting depth of tables and arrays. */
    public static final int DEEPEST = 64;

    private Toml() {}

    public static TomlValue.Table read(byte[] bytes) throws BadToml {
        if (bytes.length > MOST_BYTES) {
            throw new BadToml(new TextPosition(1, 1), "read.toml.long", MOST_BYTES / 1024);
        }
        Optional<TextPosition> flaw = Utf8.flaw(bytes);
        if (flaw.isPresent()) {
            throw new BadToml(flaw.get(), "read.utf8");
        }
        return new Document(new TextCursor(Utf8.text(bytes))).read();
    }

    /** Text as it is written in TOML, in quotes and on one line. */
    public static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (TextCursor.isControl(c)) {
                quoted.append(String.format(Locale.ROOT, "\\u%04X", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
