package burraco.journal;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.table.Effect;
import burraco.table.state.MatchSheet;
import burraco.table.state.PlayedHand;
import burraco.table.state.TableState;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Keeps track of which hands of the current matches must be written to the list of hands. */
final class HandRows {
    private final NameBook names;
    private Map<Integer, HandRow> written = Map.of();

    HandRows(NameBook names) {
        this.names = names;
    }

    static boolean matters(Effect effect) {
        return effect instanceof Effect.HandOver
                || effect instanceof Effect.Left
                || effect instanceof Effect.Scored
                || effect instanceof Effect.Confirmed
                || effect instanceof Effect.Amended;
    }

    /** The hands that have changed since they were written last. */
    List<HandRow> changed(TableState state) {
        return rows(state).entrySet().stream()
                .filter(row -> !row.getValue().equals(written.get(row.getKey())))
                .map(Map.Entry::getValue)
                .toList();
    }

    /** Those of this state are written. */
    void wrote(TableState state) {
        written = rows(state);
    }

    private SequencedMap<Integer, HandRow> rows(TableState state) {
        SequencedMap<Integer, HandRow> rows = new LinkedHashMap<>();
        Stream.concat(state.before().stream(), Stream.of(state.match()))
                .forEach(match ->
                        match.played()
                                .forEach(hand ->
                                        rows.put(
                                                match.number() * 1_000 + hand.number(),
                                                row(match, hand))));
        return rows;
    }

    private HandRow row(MatchSheet match, PlayedHand hand) {
        Map<Seat, Integer> people = new EnumMap<>(Seat.class);
        match.names().forEach((seat, name) -> people.put(seat, names.idOf(name)));
        return new HandRow(
                match.number(),
                hand.number(),
                hand.dealer(),
                people,
                hand.ending().reason().toString(),
                hand.total(Line.NS),
                hand.total(Line.EW),
                hand.confirmed().stream().map(Line::toString).collect(Collectors.joining(" ")),
                hand.record());
    }
}
