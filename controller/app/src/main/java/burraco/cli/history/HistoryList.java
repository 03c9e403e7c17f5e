package burraco.cli.history;

import burraco.cards.Line;
import burraco.cli.out.Paint;
import burraco.cli.out.Screen;
import burraco.journal.Dates;
import burraco.journal.HandQueries;
import burraco.journal.HandRow;
import burraco.journal.History;
import burraco.table.state.MatchEvent;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Prints the matches of a journal and their hands. */
final class HistoryList {
    private final PrintStream out;
    private final Paint paint;
    private final HistoryWords words;
    private final Dates dates;

    HistoryList(Screen screen, HistoryWords words, Dates dates) {
        this.dates = dates;
        out = screen.out();
        paint = new Paint(screen.colour());
        this.words = words;
    }

    void print(
            List<History.Hand> hands,
            Map<Integer, HandQueries.Over> over,
            Map<Integer, MatchEvent> events) {
        if (hands.isEmpty()) {
            out.println(words.say("nothing"));
        }
        Map<Integer, List<History.Hand>> matches =
                hands.stream()
                        .collect(
                                Collectors.groupingBy(
                                        hand -> hand.row().match(),
                                        TreeMap::new,
                                        Collectors.toList()));
        matches.forEach((match, played) -> {
            MatchEvent event = events.getOrDefault(match, MatchEvent.UNKNOWN);
            out.println(paint.strong(words.behind(words.say("match", match), event)));
            String before = "";
            for (History.Hand hand : played) {
                String people =
                        words.initials(Line.NS)
                                + " "
                                + HistoryWords.pair(hand, Line.NS)
                                + "   "
                                + words.initials(Line.EW)
                                + " "
                                + HistoryWords.pair(hand, Line.EW);
                if (!people.equals(before)) {
                    out.println("  " + people);
                }
                before = people;
                out.println(line(hand));
            }
            out.println(over.containsKey(match) ? sum(played, over.get(match)) : going());
            out.println();
        });
    }

    private String line(History.Hand hand) {
        HandRow row = hand.row();
        return String.format(
                        Locale.ROOT,
                        "  %-6s %-16s  %s %6s  %s %6s  %-16s %s",
                        HistoryWords.name(row),
                        words.minute(dates.of(hand)),
                        words.initials(Line.NS),
                        HistoryWords.points(row.ns()),
                        words.initials(Line.EW),
                        HistoryWords.points(row.ew()),
                        words.ending(row),
                        words.confirmed(row))
                .stripTrailing();
    }

    private String sum(List<History.Hand> played, HandQueries.Over over) {
        return String.format(
                Locale.ROOT,
                "  %-23s  %s %6s  %s %6s  %s",
                words.say("total"),
                words.initials(Line.NS),
                HistoryWords.total(played, Line.NS),
                words.initials(Line.EW),
                HistoryWords.total(played, Line.EW),
                over.points().map(vp -> words.say("vp", vp)).orElse(words.say("vp.none")));
    }

    private String going() {
        return "  " + paint.faint(words.say("going"));
    }
}
