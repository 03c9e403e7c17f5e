package burraco.hall.told;

import burraco.table.state.MatchEvent;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A match as its table has told it so far.
 *
 * @param event to which it belongs
 * @param hands by their number
 * @param over whether no further hand is played
 */
public record MatchSaid(
        int number, MatchEvent event, SortedMap<Integer, HandSaid> hands, boolean over) {
    public MatchSaid {
        hands = Collections.unmodifiableSortedMap(new TreeMap<>(hands));
    }

    static MatchSaid of(int number) {
        return new MatchSaid(number, MatchEvent.UNKNOWN, new TreeMap<>(), false);
    }

    MatchSaid with(HandSaid hand) {
        SortedMap<Integer, HandSaid> more = new TreeMap<>(hands);
        more.put(hand.hand(), hand);
        return new MatchSaid(number, event, more, over);
    }

    MatchSaid in(MatchEvent other) {
        return new MatchSaid(number, other, hands, over);
    }

    MatchSaid ended() {
        return new MatchSaid(number, event, hands, true);
    }

    /** Whether nothing is missing: it is over, and both lines have confirmed every hand. */
    public boolean isResult() {
        return over && isConfirmed();
    }

    /** Whether no hand is missing before the last, and both lines have confirmed each. */
    public boolean isConfirmed() {
        return !hands.isEmpty()
                && hands.lastKey() == hands.size()
                && hands.values().stream().allMatch(hand -> hand.isCounted() && hand.confirmed());
    }

    /** Whether all hands of the other one are here too, with the same points. */
    public boolean contains(MatchSaid other) {
        return other.number == number && hasHandsOf(other);
    }

    /** The same, whatever number the match has in another journal. */
    public boolean hasHandsOf(MatchSaid other) {
        return other.hands.entrySet().stream()
                .allMatch(hand ->
                        hands.containsKey(hand.getKey())
                                && hands.get(hand.getKey()).isLike(hand.getValue()));
    }

    /** The entry that makes the result complete. */
    public HandSaid last() {
        return hands.values().stream()
                .reduce((one, other) -> one.seq() > other.seq() ? one : other)
                .orElseThrow();
    }
}
