package burraco.journal;

import burraco.journal.between.EventText;
import burraco.table.state.MatchEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Queries the entries of a journal about hands and matches that are over. */
public final class HandQueries {
    /** The kinds of entries about a hand that are not acts. */
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

    public HandQueries(History history) {
        this.history = history;
    }

    /**
     * The range of entries of a hand.
     *
     * @param from the last entry before it began
     * @param to the entry with which it was written down
     */
    record Span(long from, long to) {}

    Span span(History.Hand hand) throws JournalException {
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

    /**
     * The tournament and round of each match, as entered last. Matches without are not in the map.
     */
    public Map<Integer, MatchEvent> events() throws JournalException {
        Map<Integer, MatchEvent> events = new HashMap<>();
        history.read(
                        "SELECT body FROM entry WHERE kind = ? ORDER BY seq",
                        row -> EventText.read(History.text(row, "body")),
                        EventNotes.KIND)
                .forEach(said -> said.ifPresent(one -> events.put(one.match(), one.event())));
        return events;
    }

    public MatchEvent event(History.Hand hand) throws JournalException {
        return events().getOrDefault(hand.row().match(), MatchEvent.UNKNOWN);
    }

    /** The entries about corrections, contests, scores and confirmations of a hand. */
    public List<History.Entry> said(History.Hand hand) throws JournalException {
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
    public Map<Integer, Dates.Date> times(History.Hand hand) throws JournalException {
        Span span = span(hand);
        Map<Integer, Dates.Date> times = new HashMap<>();
        Dates dates = Dates.of(history);
        history.read(
                "SELECT body, wall, seq FROM entry WHERE seq > ? AND seq <= ? AND kind = 'act'"
                        + " ORDER BY seq",
                row -> times.put(line(row.getString(1)), dates.at(row.getLong(3), row.getLong(2))),
                span.from(),
                span.to());
        return times;
    }

    /**
     * An act as the table told it.
     *
     * @param at on the table's clock
     */
    public record Told(String text, long at) {}

    /**
     * The act that was told last for each line of a hand's record. People may have corrected it
     * since.
     */
    public Map<Integer, Told> told(History.Hand hand) throws JournalException {
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

    /** The text with people's names instead of numbers, unless they were erased. */
    public String named(String body) throws JournalException {
        NameBook names = history.nameBook();
        Matcher who = WHO.matcher(body);
        return who.find()
                ? body.substring(0, who.start())
                        + ("arbiter " + names.nameOf(Integer.parseInt(who.group(1)))).strip()
                        + body.substring(who.end())
                : body;
    }

    /**
     * The result of a match.
     *
     * @param points victory points of both lines, as {@code 14-6}; empty while a hand is not
     *     counted
     */
    public record Over(int match, int ns, int ew, Optional<String> points) {}

    /** The matches that are over, each with the result that was told last. */
    public Map<Integer, Over> over() throws JournalException {
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
