package burraco.film;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.layout.LaidAntenna;
import burraco.layout.Zone;
import java.util.List;

/**
 * The history of one card: its detections, the tracker's beliefs and the table's decisions.
 *
 * @param lanes antennas that detected it
 * @param stays where the table placed it, in order
 * @param deeds acts with it, in order
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
     * @param beliefs each holds until the next; there is none before the first
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
     * Probability from that time on that the card lies there.
     *
     * @param share from 0 to 1
     */
    public record Belief(long at, double share) {}

    /** One poll of the antenna. */
    public record Look(long at, What what) {}

    /** The outcome of a poll. */
    public enum What {
        HEARD,
        /** Not detected, although it might lie there. */
        MISSED,
        UNCLEAR
    }

    public record Stay(long from, long to, Where where) {}

    /** Where the card is according to the table. */
    public sealed interface Where {
        record Lying(Zone zone) implements Where {
            /** All antennas of the pile count as one place. */
            boolean over(LaidAntenna antenna) {
                return zone.equals(antenna.zone())
                        || zone instanceof Zone.Pile && antenna.zone() instanceof Zone.Pile;
            }
        }

        record Fan(Seat seat) implements Where {}
    }

    /**
     * @param at time of the first reading that shows the act
     * @param decided when the tracker was certain of it
     */
    public record Deed(long at, long decided, String text) {}

    /** Reduced to what is visible in a period. */
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
