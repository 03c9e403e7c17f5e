package burraco.journal;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.table.Effect;
import burraco.table.state.MatchSheet;
import burraco.table.state.PlayedHand;
import burraco.table.state.TableState;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Keeps track of which hands of the current matches must be written to the list of hands. */
final class HandRows {
    private final NameBook names;
    private final Map<Integer, HandRow> written = new HashMap<>();

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
        List<HandRow> changed = new ArrayList<>();
        Map<Integer, HandRow> now = new HashMap<>();
        Stream.concat(state.before().stream(), Stream.of(state.match()))
                .forEach(match -> {
                    for (PlayedHand hand : match.played()) {
                        HandRow row = row(match, hand);
                        int key = match.number() * 1_000 + hand.number();
                        now.put(key, row);
                        if (!row.equals(written.get(key))) {
                            changed.add(row);
                        }
                    }
                });
        written.clear();
        written.putAll(now);
        return changed;
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
