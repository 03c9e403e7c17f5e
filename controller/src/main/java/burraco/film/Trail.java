package burraco.film;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.layout.LaidAntenna;
import burraco.layout.Zone;
import java.util.List;

/**
 * What became of one card: what was heard and believed of it, and where the table put it.
 *
 * @param lanes the antennas that heard it
 * @param stays where the table put it, in order
 * @param deeds the acts with it, in order
 */
public record Trail(Card card, List<Lane> lanes, List<Stay> stays, List<Deed> deeds) {
    public Trail {
        lanes = List.copyOf(lanes);
        stays = List.copyOf(stays);
        deeds = List.copyOf(deeds);
    }

    /**
     * One antenna.
     *
     * @param beliefs each holds until the next; before the first one there is none
     */
    public record Lane(LaidAntenna antenna, List<Belief> beliefs, List<Look> looks) {
        public Lane {
            beliefs = List.copyOf(beliefs);
            looks = List.copyOf(looks);
        }

        boolean heardWithin(long from, long to) {
            return looks.stream()
                    .anyMatch(look ->
                            look.what() == What.HEARD && look.at() >= from && look.at() < to);
        }
    }

    /**
     * How likely the card lies there from then on.
     *
     * @param share from 0 to 1
     */
    public record Belief(long at, double share) {}

    /** The antenna was asked. */
    public record Look(long at, What what) {}

    /** What came of it. */
    public enum What {
        HEARD,
        /** Not heard, although it might have lain there. */
        MISSED,
        UNCLEAR
    }

    public record Stay(long from, long to, Where where) {}

    /** Where the table says that the card is. */
    public sealed interface Where {
        record Lying(Zone zone) implements Where {
            /** The antennas of the pile are one place. */
            boolean over(LaidAntenna antenna) {
                return zone.equals(antenna.zone())
                        || zone instanceof Zone.Pile && antenna.zone() instanceof Zone.Pile;
            }
        }

        record Fan(Seat seat) implements Where {}
    }

    /**
     * @param at when the first reading that shows it came
     * @param decided when there was no doubt left
     */
    public record Deed(long at, long decided, String text) {}

    /** Only what is to be seen between two times. */
    Trail within(long from, long to) {
        return new Trail(
                card,
                lanes.stream().filter(lane -> lane.heardWithin(from, to)).toList(),
                stays.stream()
                        .filter(stay -> stay.from() < to && stay.to() > from)
                        .map(stay ->
                                new Stay(
                                        Math.max(stay.from(), from),
                                        Math.min(stay.to(), to),
                                        stay.where()))
                        .toList(),
                deeds.stream().filter(deed -> deed.at() >= from && deed.at() < to).toList());
    }
}
