package burraco.terminal;

import java.util.List;

/**
 * The contents of a terminal screen: a character and a style for each place.
 *
 * @param lines of equal length, from the top
 * @param styles one list for each line
 */
public record TerminalFrame(List<String> lines, List<List<TextStyle>> styles) {
    public TerminalFrame {
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
