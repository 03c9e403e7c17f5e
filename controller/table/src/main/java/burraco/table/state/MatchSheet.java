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
 * A match as this table plays it, hands among it whose count people still owe.
 *
 * @param number of the match at this table, from 1
 * @param hands how many it has at most
 * @param dealer who deals the next hand
 * @param over whether no further hand is played
 * @param names of those who play, as far as somebody has told them
 * @param event what it belongs to
 */
public record MatchSheet(
        int number,
        MatchLength length,
        int hands,
        Seat dealer,
        List<Played> played,
        boolean over,
        Map<Seat, String> names,
        Event event) {
    public MatchSheet {
        played = List.copyOf(played);
        Map<Seat, String> known = new EnumMap<>(Seat.class);
        known.putAll(names);
        names = Collections.unmodifiableMap(known);
    }

    public static MatchSheet of(int number, MatchLength length, int hands, Seat dealer) {
        return new MatchSheet(
                number, length, hands, dealer, List.of(), false, Map.of(), Event.UNKNOWN);
    }

    /**
     * The match after this one.
     *
     * @param table what the table is called by then
     */
    public MatchSheet next(String table) {
        return numbered(number + 1).of(event.next(table));
    }

    /** Nothing of it is played yet. */
    MatchSheet numbered(int other) {
        return new MatchSheet(other, length, hands, dealer, List.of(), false, names, event);
    }

    /** Somebody has said what it belongs to. */
    public MatchSheet of(Event other) {
        return new MatchSheet(number, length, hands, dealer, played, over, names, other);
    }

    /** With a hand that is over; the deal passes clockwise. */
    public MatchSheet with(Played hand, boolean last) {
        List<Played> more = new ArrayList<>(played);
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

    /** No further hand is played. */
    public MatchSheet ended() {
        return new MatchSheet(number, length, hands, dealer, played, true, names, event);
    }

    /** Somebody else deals the next hand. */
    public MatchSheet dealtBy(Seat other) {
        return new MatchSheet(number, length, hands, other, played, over, names, event);
    }

    public Optional<Played> hand(int which) {
        return played.stream().filter(hand -> hand.number() == which).findFirst();
    }

    /** With another word about one of its hands. */
    public MatchSheet with(Played changed) {
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
     * @param name empty where nobody shall be named there any more
     */
    public MatchSheet named(Seat seat, String name) {
        Map<Seat, String> more = new EnumMap<>(Seat.class);
        more.putAll(names);
        more.put(seat, name);
        more.values().removeIf(String::isEmpty);
        return new MatchSheet(number, length, hands, dealer, played, over, more, event);
    }

    /** The first of its hands that waits for this line's word. */
    public Optional<Played> awaiting(Line line) {
        return played.stream().filter(hand -> hand.awaits(line)).findFirst();
    }

    /** Whether both lines have confirmed every hand. */
    public boolean isConfirmed() {
        return played.stream().allMatch(Played::isConfirmed);
    }

    /** The line's points of the hands that are counted. */
    public int total(Line line) {
        return played.stream().mapToInt(hand -> hand.total(line).orElse(0)).sum();
    }

    /** Whether people still owe the count of a hand. */
    public boolean isCounted() {
        return played.stream().allMatch(hand -> hand.totals().isPresent());
    }

    /** Once it is over and counted. */
    public Optional<VictoryPoints> victoryPoints() {
        return over && isCounted() && !played.isEmpty()
                ? Optional.of(VictoryPoints.of(length, total(Line.NS), total(Line.EW)))
                : Optional.empty();
    }

    /** They are carried from hand to hand. */
    public List<Warning> warnings() {
        return played.stream().flatMap(hand -> hand.warnings().stream()).toList();
    }
}
