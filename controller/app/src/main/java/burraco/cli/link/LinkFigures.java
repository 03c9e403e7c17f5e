package burraco.cli.link;

import burraco.wire.BoardStats;
import burraco.wire.LinkStats;
import java.util.List;
import java.util.Locale;

/** The counters of both ends of a link to our own board, as lines for people. */
final class LinkFigures {
    private LinkFigures() {}

    static void add(LinkStats stats, List<String> lines) {
        lines.add("");
        add(
                lines,
                "frames   %d in, %d out, %d bad, %d missed",
                stats.framesIn(),
                stats.framesOut(),
                stats.bad(),
                stats.missed());
        add(
                lines,
                "events   %d, %d times one was missing, %d came twice",
                stats.events(),
                stats.again(),
                stats.duplicates());
        add(lines, "orders   %d, %d sent again", stats.orders(), stats.retransmits());
        add(
                lines,
                "trip     %.2f ms, the best of late %.2f ms; its clock is %.1f ms ahead",
                stats.lastTrip() / 1_000.0,
                stats.bestTrip() / 1_000.0,
                stats.clockAhead() / 1_000.0);
        stats.board().ifPresent(board -> add(board, lines));
    }

    private static void add(BoardStats board, List<String> lines) {
        add(
                lines,
                "board    %d frames in, %d bad; %d events, %d sent again, %d lost",
                board.framesIn(),
                board.framesBad(),
                board.events(),
                board.eventsAgain(),
                board.eventsLost());
        add(
                lines,
                "         %d repeats left out; ring %d bytes, most %d; longest round %.1f ms",
                board.repeatsLeftOut(),
                board.ringUsed(),
                board.ringMost(),
                board.loopMost() / 1_000.0);
    }

    private static void add(List<String> lines, String form, Object... figures) {
        lines.add(String.format(Locale.ROOT, form, figures));
    }
}
