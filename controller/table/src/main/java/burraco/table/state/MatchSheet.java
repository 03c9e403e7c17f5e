package burraco.table.state;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Warning;
import burraco.engine.score.MatchLength;
import burraco.engine.score.VictoryPoints;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A match as this table plays it, including hands whose count is still missing.
 *
 * @param number number of the match at this table, from 1
 * @param hands largest number of hands
 * @param dealer who deals the next hand
 * @param over whether no further hand is played
 * @param names the players' names, as far as they are known
 * @param event the event to which it belongs
 */
public record MatchSheet(
        int number,
        MatchLength length,
        int hands,
        Seat dealer,
        List<PlayedHand> played,
        boolean over,
        Map<Seat, String> names,
        MatchEvent event) {
    public MatchSheet {
        played = List.copyOf(played);
        Map<Seat, String> known = new EnumMap<>(Seat.class);
        known.putAll(names);
        names = Collections.unmodifiableMap(known);
    }

    public static MatchSheet of(int number, MatchLength length, int hands, Seat dealer) {
        return new MatchSheet(
                number, length, hands, dealer, List.of(), false, Map.of(), MatchEvent.UNKNOWN);
    }

    /**
     * The match after this one.
     *
     * @param table the table's present name
     */
    public MatchSheet next(String table) {
        return numbered(number + 1).of(event.next(table));
    }

    /** The same without any hand, under another number. */
    MatchSheet numbered(int other) {
        return new MatchSheet(other, length, hands, dealer, List.of(), false, names, event);
    }

    /** With another event. */
    public MatchSheet of(MatchEvent other) {
        return new MatchSheet(number, length, hands, dealer, played, over, names, other);
    }

    /** With another number of hands to play. */
    public MatchSheet lasting(MatchLength other, int most) {
        return new MatchSheet(number, other, most, dealer, played, over, names, event);
    }

    /** With another finished hand; the deal passes clockwise. */
    public MatchSheet with(PlayedHand hand, boolean last) {
        List<PlayedHand> more = new ArrayList<>(played);
        more.add(hand);
        return new MatchSheet(
                number,
                length,
                hands,
                dealer.next(),
                more,
                last || more.size() == hands,
                names,
                event);
    }

    /** With no further hand to play. */
    public MatchSheet ended() {
        return new MatchSheet(number, length, hands, dealer, played, true, names, event);
    }

    /** With another dealer of the next hand. */
    public MatchSheet dealtBy(Seat other) {
        return new MatchSheet(number, length, hands, other, played, over, names, event);
    }

    public Optional<PlayedHand> hand(int which) {
        return played.stream().filter(hand -> hand.number() == which).findFirst();
    }

    /** With one of its hands changed. */
    public MatchSheet with(PlayedHand changed) {
        return new MatchSheet(
                number,
                length,
                hands,
                dealer,
                played.stream()
                        .map(hand -> hand.number() == changed.number() ? changed : hand)
                        .toList(),
                over,
                names,
                event);
    }

    /**
     * @param name empty to remove the name
     */
    public MatchSheet named(Seat seat, String name) {
        Map<Seat, String> more = new EnumMap<>(Seat.class);
        more.putAll(names);
        more.put(seat, name);
        more.values().removeIf(String::isEmpty);
        return new MatchSheet(number, length, hands, dealer, played, over, more, event);
    }

    /** The first of its hands that waits for this line's confirmation. */
    public Optional<PlayedHand> awaiting(Line line) {
        return played.stream().filter(hand -> hand.awaits(line)).findFirst();
    }

    /** Whether both lines have confirmed every hand. */
    public boolean isConfirmed() {
        return played.stream().allMatch(PlayedHand::isConfirmed);
    }

    /** The line's total of the counted hands. */
    public int total(Line line) {
        return played.stream().mapToInt(hand -> hand.total(line).orElse(0)).sum();
    }

    /** Whether all hands are counted. */
    public boolean isCounted() {
        return played.stream().allMatch(hand -> hand.totals().isPresent());
    }

    /** Empty until the match is over and counted. */
    public Optional<VictoryPoints> victoryPoints() {
        return over && isCounted() && !played.isEmpty()
                ? Optional.of(VictoryPoints.of(length, total(Line.NS), total(Line.EW)))
                : Optional.empty();
    }

    /** The warnings, which are carried from hand to hand. */
    public List<Warning> warnings() {
        return played.stream().flatMap(hand -> hand.warnings().stream()).toList();
    }
}
