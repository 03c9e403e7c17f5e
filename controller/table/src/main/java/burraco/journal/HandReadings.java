package burraco.journal;

import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.journal.between.BetweenText;
import burraco.journal.tape.TapeReader;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.tracking.weighing.ScaleKnowledge;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/**
 * The readings of one finished hand. They begin with the weights that the scales showed at its
 * beginning, since a scale reports changes only. A call or a time-out that was given at a screen or
 * by the clock appears as a pressed button.
 *
 * @param wall the wall-clock time at which it began
 * @param readings in order, with times of the table's clock
 */
public record HandReadings(long wall, List<Reading> readings) {
    /**
     * Milliseconds between the two weights that are made up for a scale: empty, then what it
     * showed.
     */
    private static final long APART_MILLIS = 1_500;

    private static final double NOTHING_GRAMS = 0.05;
    private static final Button TIME_OUT = Button.of("timeout");

    /** An act of a pressed button is at most this much older or younger than the press. */
    private static final long SAME_PRESS_MILLIS = 1_000;

    public HandReadings {
        readings = List.copyOf(readings);
    }

    /** Reads them. They are kept for the last hands only, and not for a hand with a gap. */
    public static HandReadings of(History history, History.Hand hand) throws JournalException {
        String name = hand.row().match() + "/" + hand.row().hand();
        HandQueries.Span span = new HandQueries(history).span(hand);
        List<Long> begun =
                history.read(
                        "SELECT input FROM between_hands WHERE seq = ?",
                        row -> row.getLong(1),
                        span.from());
        if (begun.isEmpty()) {
            throw new JournalException(null, "read.journal.not-kept", name);
        }
        String inIt = " seq > ? AND seq <= ? AND kind = ";
        boolean gap =
                !history.read(
                                "SELECT seq FROM entry WHERE" + inIt + "'gap'",
                                row -> row.getLong(1),
                                span.from(),
                                span.to())
                        .isEmpty();
        long sealed =
                history.read(
                                "SELECT coalesce(sum(CAST(body AS INTEGER)), 0) FROM entry WHERE"
                                        + inIt
                                        + "'heard'",
                                row -> row.getLong(1),
                                span.from(),
                                span.to())
                        .getFirst();
        String pieces = " FROM input WHERE id > ? AND sealed <= ?";
        long there =
                history.read(
                                "SELECT coalesce(sum(count), 0)" + pieces,
                                row -> row.getLong(1),
                                begun.getFirst(),
                                span.to())
                        .getFirst();
        if (gap || there != sealed) {
            throw new JournalException(null, "read.journal.gap", name);
        }
        List<byte[]> tapes =
                history.read(
                        "SELECT data" + pieces + " ORDER BY id",
                        row -> row.getBytes(1),
                        begun.getFirst(),
                        span.to());
        List<Skip> skips =
                history
                        .read(
                                "SELECT at, kind, body FROM entry WHERE" + inIt + "'skipped'",
                                row ->
                                        new Note(
                                                row.getLong(1),
                                                History.text(row, "kind"),
                                                History.text(row, "body")),
                                span.from(),
                                span.to())
                        .stream()
                        .flatMap(one -> Skip.of(one).stream())
                        .toList();
        List<Reading> readings = new ArrayList<>(readings(name, tapes, skips, history.nameBook()));
        addTimeOut(history, span, readings);
        long from = readings.isEmpty() ? 0 : readings.getFirst().at();
        readings.addAll(0, shown(history, span, from));
        return new HandReadings(
                began(history, history.entries(span.from(), span.from()).getFirst()), readings);
    }

    /** When it began, as far as that is known; else what is written. */
    private static long began(History history, History.Entry entry) throws JournalException {
        return Dates.of(history).of(entry) instanceof Dates.Known known
                ? known.millis()
                : entry.wall();
    }

    /** The weights that the scales showed when the hand began; empty if that cannot be read. */
    private static List<Reading> shown(History history, HandQueries.Span span, long from)
            throws JournalException {
        List<Reading> shown = new ArrayList<>();
        for (Map.Entry<Integer, ScaleKnowledge.OfScale> scale : learnt(history, span).entrySet()) {
            double zero = scale.getValue().zero();
            double grams = scale.getValue().shows();
            shown.add(new Reading.Weight(from - 2 * APART_MILLIS, scale.getKey(), zero));
            if (Math.abs(grams - zero) > NOTHING_GRAMS) {
                shown.add(new Reading.Weight(from - APART_MILLIS, scale.getKey(), grams));
            }
        }
        shown.sort(Comparator.comparingLong(Reading::at));
        return shown;
    }

    private static SortedMap<Integer, ScaleKnowledge.OfScale> learnt(
            History history, HandQueries.Span span) throws JournalException {
        List<String> state =
                history.read(
                        "SELECT state FROM between_hands WHERE seq = ?",
                        row -> History.text(row, "state"),
                        span.from());
        try {
            return BetweenText.read(state.getFirst(), history.nameBook()).learnt().scales();
        } catch (RuntimeException damaged) {
            return ScaleKnowledge.NOTHING.scales();
        }
    }

    /** Adds the time-out that the table's own clock gave, for which nobody pressed a button. */
    private static void addTimeOut(History history, HandQueries.Span span, List<Reading> readings)
            throws JournalException {
        List<Long> said =
                history.read(
                        "SELECT at FROM entry WHERE seq > ? AND seq <= ? AND kind = 'act'"
                                + " AND body LIKE '% timeout' ORDER BY seq",
                        row -> row.getLong(1), span.from(), span.to());
        Reading.Press press = new Reading.Press(said.isEmpty() ? 0 : said.getLast(), TIME_OUT);
        boolean pressed =
                readings.stream()
                        .anyMatch(one ->
                                one instanceof Reading.Press(var at, var button)
                                        && button.equals(TIME_OUT)
                                        && Math.abs(at - press.at()) <= SAME_PRESS_MILLIS);
        if (!said.isEmpty() && !pressed) {
            int behind = readings.size();
            while (behind > 0 && readings.get(behind - 1).at() > press.at()) {
                behind--;
            }
            readings.add(behind, press);
        }
    }

    /** An input as a reading; orders given at a screen become the button that means the same. */
    private static Optional<Reading> said(Input input) {
        return switch (input) {
            case Input.Read(var reading) -> Optional.of(reading);
            case Input.Ordered(var at, var by, Command.Call _) ->
                    Optional.of(new Reading.Press(at, new Button("call", place(by))));
            case Input.Ordered(var at, _, Command.TimeOut _) ->
                    Optional.of(new Reading.Press(at, TIME_OUT));
            case Input.Ordered _, Input.Tick _ -> Optional.empty();
        };
    }

    private static String place(Person by) {
        return by instanceof Person.Player(var seat) ? seat.toString() : "";
    }

    private static List<Reading> readings(
            String name, List<byte[]> tapes, List<Skip> skips, NameBook names)
            throws JournalException {
        List<Reading> readings = new ArrayList<>();
        long number = 0;
        try {
            for (byte[] tape : tapes) {
                TapeReader reader = new TapeReader(tape, names);
                for (Optional<Input> one = reader.next(); one.isPresent(); one = reader.next()) {
                    number++;
                    if (!Skip.covers(skips, number)) {
                        said(one.get()).ifPresent(readings::add);
                    }
                }
            }
            return readings;
        } catch (RuntimeException damaged) {
            // Its bytes may be anything; so may be what is made of them.
            throw new JournalException(damaged, "read.journal.heard-damaged", name);
        }
    }
}
