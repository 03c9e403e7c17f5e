package burraco.film;

import burraco.cards.Seat;
import burraco.hal.TagId;
import burraco.layout.LaidScale;
import java.util.List;
import java.util.Optional;

/**
 * What a table's sensors reported between two times.
 *
 * @param silent antennas that reported a fault or whose reader was disconnected
 * @param unclear antennas whose last inventory could not be read
 */
public record Footage(
        long from,
        long to,
        List<Heard> heard,
        List<Weighed> weights,
        List<Note> notes,
        List<Troubled> silent,
        List<Troubled> unclear) {
    public Footage {
        heard = within(heard, from, to);
        weights = within(weights, from, to);
        notes = List.copyOf(notes);
        silent = within(silent, from, to);
        unclear = within(unclear, from, to);
    }

    /** Cuts everything to this period. */
    private static <S extends Seen<S>> List<S> within(List<S> seen, long from, long to) {
        return seen.stream()
                .map(one -> one.at(one.when().within(from, to)))
                .filter(one -> !one.when().isEmpty())
                .toList();
    }

    /** Something that is visible for certain times. */
    sealed interface Seen<S> {
        Spans when();

        /** A copy that is visible at other times. */
        S at(Spans other);
    }

    /** A tag detected by an antenna. */
    record Heard(int antenna, TagId tag, Spans when) implements Seen<Heard> {
        @Override
        public Heard at(Spans other) {
            return new Heard(antenna, tag, other);
        }
    }

    record Weighed(int scale, double grams, Spans when) implements Seen<Weighed> {
        /** The weight in grams, and about how many cards that is. */
        String text(LaidScale on) {
            return Svg.number(grams) + " g ≈ " + Math.round(grams / on.card());
        }

        @Override
        public Weighed at(Spans other) {
            return new Weighed(scale, grams, other);
        }
    }

    /** An event such as a button press or a fault. */
    record Note(long at, String text, Optional<Seat> seat) {
        /** When its caption is shown. */
        Spans shown(Footage footage, FilmTiming motion) {
            return Spans.of(at, at + motion.reading()).within(footage.from(), footage.to());
        }
    }

    record Troubled(int antenna, Spans when) implements Seen<Troubled> {
        @Override
        public Troubled at(Spans other) {
            return new Troubled(antenna, other);
        }
    }
}
