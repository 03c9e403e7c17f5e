package burraco.tournament.print;

import burraco.text.PlainText;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Side;

/**
 * Rows that programs for results take by copy and paste: girone, table, pair, with tabs between
 * them. Each table has two rows, the fixed pair first.
 */
final class PasteRows {
    /** Those programs want a girone, even if there is one only. */
    private static final String THE_ONLY_GROUP = "A";

    /** A spreadsheet would calculate what begins with one of these. */
    private static final String FORMULA = "=+-@";

    private PasteRows() {}

    static String of(SeatedRound round) {
        StringBuilder rows = new StringBuilder();
        for (Meeting meeting : round.byTable()) {
            row(rows, round, meeting, meeting.first());
            row(rows, round, meeting, meeting.second());
        }
        return rows.toString();
    }

    private static void row(StringBuilder rows, SeatedRound round, Meeting meeting, Side side) {
        String group = meeting.group().isEmpty() ? THE_ONLY_GROUP : meeting.group();
        rows.append(cell(group)).append('\t').append(meeting.table()).append('\t');
        rows.append(cell(round.names(side))).append('\n');
    }

    private static String cell(String text) {
        String line = PlainText.line(text).strip();
        return !line.isEmpty() && FORMULA.indexOf(line.charAt(0)) >= 0 ? "'" + line : line;
    }
}
