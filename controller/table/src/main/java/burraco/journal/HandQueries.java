package burraco.journal;

import burraco.journal.between.EventText;
import burraco.table.state.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the entries of a journal say of hands and matches that are over. */
public final class About {
    /** What people and the table said of a hand beside its acts. */
    private static final Set<String> SAID =
            Set.of(
                    "corrected",
                    "taken-back",
                    "fell",
                    "contested",
                    "agreed", // as journals of earlier days say it
                    "contest-over",
                    "answered",
                    "differs",
                    "difference-over",
                    "difference-said",
                    "settled",
                    "looks-again",
                    "called",
                    "attended",
                    "left-out",
                    "skipped",
                    "unfollowed",
                    "followed",
                    "gap");

    private static final Pattern ON_RECORD =
            Pattern.compile(
                    "(arbiter( #\\d+)?|[NESW])"
                            + " (replace|insert|strike|waive|report|points|take-back|redeal|end|dismiss"
                            + "|thrown|choose|look|settle)\\b.*",
                    Pattern.DOTALL);

    private static final Pattern WHO = Pattern.compile("\\barbiter #(\\d{1,9})");

    private final History history;

    public About(History history) {
        this.history = history;
    }

    /**
     * Where a hand stands among the entries.
     *
     * @param from the last entry before it began
     * @param to by which it was written down
     */
    record Span(long from, long to) {}

    Span span(History.Hand hand) throws Trouble {
        String which = hand.row().match() + " " + hand.row().hand() + " ";
        long to =
                history.read(
                                "SELECT coalesce(min(seq), 0) FROM entry"
                                        + " WHERE kind = 'hand' AND substr(body, 1, ?) = ?",
                                row -> row.getLong(1),
                                which.length(),
                                which)
                        .getFirst();
        long from =
                history.read(
                                "SELECT coalesce(max(seq), 0) FROM entry"
                                        + " WHERE kind = 'between' AND seq < ?",
                                row -> row.getLong(1),
                                to)
                        .getFirst();
        return new Span(from, to);
    }

    /** What each match belongs to, as it was said last; none of which nothing is said. */
    public Map<Integer, Event> events() throws Trouble {
        Map<Integer, Event> events = new HashMap<>();
        history.read(
                        "SELECT body FROM entry WHERE kind = ? ORDER BY seq",
                        row -> EventText.read(History.text(row, "body")),
                        Events.KIND)
                .forEach(said -> said.ifPresent(one -> events.put(one.match(), one.event())));
        return events;
    }

    public Event event(History.Hand hand) throws Trouble {
        return events().getOrDefault(hand.row().match(), Event.UNKNOWN);
    }

    /** What was corrected, contested, entered and confirmed, by whom and why. */
    public List<History.Entry> said(History.Hand hand) throws Trouble {
        Span span = span(hand);
        String which = hand.row().match() + " " + hand.row().hand() + " ";
        List<History.Entry> said = new ArrayList<>();
        for (History.Entry entry : history.entries(span.from(), span.to())) {
            String kind = entry.note().kind();
            if (SAID.contains(kind)
                    || kind.equals("order") && ON_RECORD.matcher(entry.note().body()).matches()) {
                said.add(entry);
            }
        }
        said.addAll(
                history.read(
                        "SELECT seq, at, wall, kind, body, seal FROM entry"
                                + " WHERE kind IN ('left', 'scored', 'confirmed', 'amended')"
                                + " AND substr(body, 1, ?) = ? ORDER BY seq",
                        History::entry,
                        which.length(),
                        which));
        return said;
    }

    /** When each line of a hand's record was told, on people's clocks. */
    public Map<Integer, Long> times(History.Hand hand) throws Trouble {
        Span span = span(hand);
        Map<Integer, Long> times = new HashMap<>();
        history.read(
                "SELECT body, wall FROM entry WHERE seq > ? AND seq <= ? AND kind = 'act'"
                        + " ORDER BY seq",
                row -> times.put(line(row.getString(1)), row.getLong(2)),
                span.from(),
                span.to());
        return times;
    }

    /**
     * An act as it was told.
     *
     * @param at on the table's clock
     */
    public record Told(String text, long at) {}

    /** What was told last of each line of a hand's record; people may have said otherwise since. */
    public Map<Integer, Told> told(History.Hand hand) throws Trouble {
        Span span = span(hand);
        Map<Integer, Told> told = new HashMap<>();
        history.read(
                "SELECT body, at FROM entry WHERE seq > ? AND seq <= ? AND kind = 'act'"
                        + " ORDER BY seq",
                row -> {
                    String[] act = row.getString(1).split(" ", 2);
                    String text = act[1].split(" ▲ ", 2)[0];
                    return told.put(Integer.valueOf(act[0]), new Told(text, row.getLong(2)));
                },
                span.from(),
                span.to());
        return told;
    }

    private static Integer line(String act) {
        return Integer.valueOf(act.split(" ", 2)[0]);
    }

    /** With people's names, as far as they are known still. */
    public String named(String body) throws Trouble {
        NameBook names = history.nameBook();
        Matcher who = WHO.matcher(body);
        return who.find()
                ? body.substring(0, who.start())
                        + ("arbiter " + names.nameOf(Integer.parseInt(who.group(1)))).strip()
                        + body.substring(who.end())
                : body;
    }

    /**
     * What a match came to.
     *
     * @param points victory points of both lines, as {@code 14-6}; empty while a hand is not
     *     counted
     */
    public record Over(int match, int ns, int ew, Optional<String> points) {}

    /** The matches that are over, each as it was told last. */
    public Map<Integer, Over> over() throws Trouble {
        Map<Integer, Over> over = new HashMap<>();
        history.each(
                "SELECT body FROM entry WHERE kind = 'match-over' ORDER BY seq",
                row -> {
                    String[] words = row.getString(1).split(" ");
                    int match = Integer.parseInt(words[0]);
                    over.put(
                            match,
                            new Over(
                                    match,
                                    Integer.parseInt(words[1]),
                                    Integer.parseInt(words[2]),
                                    words.length > 3 ? Optional.of(words[3]) : Optional.empty()));
                });
        return over;
    }
}
