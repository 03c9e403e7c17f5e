package burraco.cli.history;

import burraco.cards.Seat;
import burraco.cli.judge.ActJson;
import burraco.cli.judge.EndJson;
import burraco.journal.Dates;
import burraco.journal.HandQueries;
import burraco.journal.HandRow;
import burraco.journal.History;
import burraco.journal.JournalException;
import burraco.json.Inline;
import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import burraco.record.Judgement;
import burraco.table.state.MatchEvent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A hand of the export as JSON, one object a line: acts as in {@code judge --json}, and how the
 * hand ended.
 *
 * @param date when the hand ended, if that is known
 * @param dated how that is known, where it is not simply what the clock said
 * @param confirmed the lines that have confirmed the count
 * @param acts empty if the record cannot be judged
 * @param said what people said at the table
 * @param seal the newest seal of the journal
 */
public record HistoryJson(
        int match,
        int hand,
        Optional<Instant> date,
        @OmitEmpty Optional<Dated> dated,
        Optional<String> table,
        Optional<String> tournament,
        Optional<String> round,
        Seat dealer,
        Map<Seat, Optional<String>> people,
        String ending,
        Optional<Integer> ns,
        Optional<Integer> ew,
        List<String> confirmed,
        @OmitEmpty Optional<List<TimedAct>> acts,
        @OmitEmpty Optional<EndJson> end,
        List<Said> said,
        String seal)
        implements JsonObject {

    /** An act, and when the table announced it. */
    public record TimedAct(@Inline ActJson act, Optional<Instant> time) implements JsonObject {}

    /**
     * How a date is known.
     *
     * @param how {@code corrected}, {@code by-hand} or {@code unknown}
     * @param day what somebody has entered
     */
    public record Dated(String how, @OmitEmpty Optional<String> day) implements JsonObject {
        static Optional<Dated> of(Dates.Date date) {
            return switch (date) {
                case Dates.Known known ->
                        known.corrected()
                                ? Optional.of(new Dated("corrected", Optional.empty()))
                                : Optional.empty();
                case Dates.ByHand(var day) ->
                        Optional.of(new Dated("by-hand", Optional.of(day.toString())));
                case Dates.Unknown() -> Optional.of(new Dated("unknown", Optional.empty()));
            };
        }
    }

    /** Something that people said. */
    public record Said(Optional<Instant> time, String kind, String what) implements JsonObject {}

    static HistoryJson of(History history, History.Hand hand) throws JournalException {
        HandRow row = hand.row();
        HandQueries about = new HandQueries(history);
        Dates dates = Dates.of(history);
        MatchEvent event = about.event(hand);
        Map<Seat, Optional<String>> people = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            people.put(seat, filled(hand.people().getOrDefault(seat, "")));
        }
        Optional<List<TimedAct>> acts = Optional.empty();
        Optional<EndJson> end = Optional.empty();
        if (HistoryShow.judged(row) instanceof Judgement.Judged judged) {
            acts = Optional.of(timed(judged, about.times(hand)));
            end = Optional.of(EndJson.of(judged.end(), judged.atEnd()));
        }
        return new HistoryJson(
                row.match(),
                row.hand(),
                instant(dates.of(hand)),
                Dated.of(dates.of(hand)),
                filled(event.table()),
                filled(event.tournament()),
                filled(event.round()),
                row.dealer(),
                people,
                row.ending(),
                boxed(row.ns()),
                boxed(row.ew()),
                row.confirmed().isEmpty() ? List.of() : List.of(row.confirmed().split(" ")),
                acts,
                end,
                said(about, dates, hand),
                history.seal());
    }

    private static List<TimedAct> timed(Judgement.Judged judged, Map<Integer, Dates.Date> times) {
        return judged.steps().stream()
                .map(step ->
                        new TimedAct(
                                ActJson.of(step),
                                Optional.ofNullable(times.get(step.line()))
                                        .flatMap(HistoryJson::instant)))
                .toList();
    }

    private static Optional<Instant> instant(Dates.Date date) {
        return date instanceof Dates.Known known
                ? Optional.of(Instant.ofEpochMilli(known.millis()))
                : Optional.empty();
    }

    private static List<Said> said(HandQueries about, Dates dates, History.Hand hand)
            throws JournalException {
        List<Said> said = new ArrayList<>();
        for (History.Entry entry : about.said(hand)) {
            said.add(
                    new Said(
                            instant(dates.of(entry)),
                            entry.note().kind(),
                            about.named(entry.note().body())));
        }
        return said;
    }

    private static Optional<String> filled(String text) {
        return Optional.of(text).filter(there -> !there.isEmpty());
    }

    private static Optional<Integer> boxed(OptionalInt points) {
        return points.isPresent() ? Optional.of(points.getAsInt()) : Optional.empty();
    }
}
