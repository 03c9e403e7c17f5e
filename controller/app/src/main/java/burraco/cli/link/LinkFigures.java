package burraco.cli.link;

import burraco.cli.options.CommandTexts;
import burraco.wire.BoardStats;
import burraco.wire.LinkStats;
import java.util.List;
import java.util.Locale;

/** The counters of both ends of a link to our own board, as lines for people. */
record LinkFigures(CommandTexts texts, List<String> lines) {
    void add(LinkStats stats) {
        lines.add("");
        say("link.stats.frames", stats.framesIn(), stats.framesOut(), stats.bad(), stats.missed());
        say("link.stats.events", stats.events(), stats.again(), stats.duplicates());
        say("link.stats.orders", stats.orders(), stats.retransmits());
        say(
                "link.stats.trip",
                millis("%.2f", stats.lastTrip()),
                millis("%.2f", stats.bestTrip()),
                millis("%.1f", stats.clockAhead()));
        stats.board().ifPresent(this::add);
    }

    private void add(BoardStats board) {
        say(
                "link.stats.board",
                board.framesIn(),
                board.framesBad(),
                board.events(),
                board.eventsAgain(),
                board.eventsLost());
        say(
                "link.stats.more",
                board.repeatsLeftOut(),
                board.ringUsed(),
                board.ringMost(),
                millis("%.1f", board.loopMost()));
    }

    /** Microseconds as milliseconds. */
    static String millis(String form, long micros) {
        return String.format(Locale.ROOT, form, micros / 1_000.0);
    }

    private void say(String key, Object... figures) {
        lines.add(texts.say(key, figures));
    }
}
