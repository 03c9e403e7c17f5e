package burraco.cli.out;

import burraco.terminal.TerminalFrame;
import burraco.terminal.TextStyle;
import java.util.Optional;

/** Computes what to send to a terminal so that one frame becomes the next. */
public final class ScreenUpdate {
    private static final String ESCAPE = "\u001b[";

    /**
     * Up to this many unchanged characters are rewritten, which is shorter than moving the cursor.
     */
    private static final int SHORT = 4;

    private final boolean colour;
    private final StringBuilder codes = new StringBuilder();
    private Optional<TextStyle> style = Optional.empty();

    private ScreenUpdate(boolean colour) {
        this.colour = colour;
    }

    /**
     * @param before what the terminal shows; empty if unknown
     * @return empty if both are the same
     */
    public static String of(Optional<TerminalFrame> before, TerminalFrame after, boolean colour) {
        Optional<TerminalFrame> known = before.filter(one -> one.rows() == after.rows());
        ScreenUpdate repaint = new ScreenUpdate(colour);
        if (known.isEmpty()) {
            repaint.codes.append(ESCAPE).append("0m").append(ESCAPE).append("2J");
        }
        for (int row = 0; row < after.rows(); row++) {
            repaint.row(known.filter(one -> one.columns() == after.columns()), after, row);
        }
        if (colour && repaint.style.isPresent()) {
            repaint.codes.append(ESCAPE).append("0m");
        }
        return repaint.codes.toString();
    }

    private void row(Optional<TerminalFrame> before, TerminalFrame after, int row) {
        int written = -1;
        for (int column = 0; column < after.columns(); column++) {
            if (before.isPresent() && isSame(before.get(), after, row, column)) {
                continue;
            }
            boolean near = written >= 0 && column - written <= SHORT;
            if (!near) {
                go(row, column);
            }
            for (int at = near ? written : column; at <= column; at++) {
                put(after, row, at);
            }
            written = column + 1;
        }
    }

    private boolean isSame(TerminalFrame before, TerminalFrame after, int row, int column) {
        return before.lines().get(row).charAt(column) == after.lines().get(row).charAt(column)
                && (!colour
                        || before.styles()
                                .get(row)
                                .get(column)
                                .equals(after.styles().get(row).get(column)));
    }

    private void go(int row, int column) {
        codes.append(ESCAPE).append(row + 1).append(';').append(column + 1).append('H');
    }

    private void put(TerminalFrame frame, int row, int column) {
        TextStyle wanted = frame.styles().get(row).get(column);
        if (colour && !style.equals(Optional.of(wanted))) {
            style = Optional.of(wanted);
            codes.append(ESCAPE).append('0');
            codes.append(wanted.bold() ? ";1" : "");
            codes.append(wanted.ink() == TextStyle.USUAL ? "" : ";38;5;" + wanted.ink());
            codes.append(wanted.ground() == TextStyle.USUAL ? "" : ";48;5;" + wanted.ground());
            codes.append('m');
        }
        codes.append(frame.lines().get(row).charAt(column));
    }
}
