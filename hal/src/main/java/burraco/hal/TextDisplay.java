package burraco.hal;

import java.util.List;

/**
 * A display for lines of text. Each call replaces the text completely. Texts may be skipped, but
 * never the last one. Characters that the display does not have are replaced by similar ones
 * ({@code à} by {@code a'}, {@code ♥} by a glyph or {@code H}; see {@link Letters}), and lines that
 * are too long are cut. A line break within a line is shown as a blank.
 */
public interface TextDisplay extends Device {
    int columns();

    int rows();

    /** Shows lines from the top. Missing lines are blank, surplus lines are ignored. */
    void show(List<String> lines);
}
