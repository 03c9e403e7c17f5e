package burraco.terminal;

import java.util.List;

/**
 * What a terminal shows at one moment: a character and its style for each place.
 *
 * @param lines of equal length, from the top
 * @param styles a list for each line
 */
public record Frame(List<String> lines, List<List<Style>> styles) {
    public Frame {
        lines = List.copyOf(lines);
        styles = styles.stream().map(List::copyOf).toList();
    }

    public int rows() {
        return lines.size();
    }

    public int columns() {
        return lines.isEmpty() ? 0 : lines.getFirst().length();
    }
}
