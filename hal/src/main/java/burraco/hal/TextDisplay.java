package burraco.hal;

import java.util.List;

/**
 * A display for lines of text. What is shown is whole: it replaces what stood there; it may be
 * skipped, the last one never. Characters that the display does not have it replaces by the nearest
 * it has ({@code à} by {@code a'}, {@code ♥} by a glyph or {@code H}; see {@link Letters}), and
 * keeps the lines' length in its columns by cutting. A line break within a line is a blank.
 */
public interface TextDisplay extends Device {
    int columns();

    int rows();

    /** Lines from the top; those that are missing are blank, those too many are left out. */
    void show(List<String> lines);
}
