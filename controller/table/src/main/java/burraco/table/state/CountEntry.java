package burraco.table.state;

import burraco.cards.Line;
import burraco.cards.Seat;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * The points left to a line, while a player enters them with the buttons at his seat, one digit
 * after the other. {@code undo} shows the next value of the digit, and behind the last one the way
 * back; {@code ok} takes what is shown.
 *
 * @param match the number of the hand's match at the table
 * @param hand the number of the hand in its match
 * @param line whose cards are counted
 * @param by who enters them; empty between two lines, where whoever presses first goes on
 * @param points as they are shown
 * @param digit the digit that the buttons change
 * @param back whether the way back is shown in its place
 * @param total the line's total when the entry began: if it changes meanwhile, the entry is dropped
 * @param again whether both lines had been counted, and are counted again
 * @param pressed when a button was pressed last
 */
public record CountEntry(
        int match,
        int hand,
        Line line,
        Optional<Seat> by,
        int points,
        Digit digit,
        boolean back,
        OptionalInt total,
        boolean again,
        long pressed) {
    /** The value of all cards in the game. */
    public static final int MAX_POINTS = 1_080;

    /** What comes of {@code ok}. */
    public sealed interface Taken {
        /** Another digit is entered now. */
        record More(CountEntry entry) implements Taken {}

        /** That was the last digit. */
        record All() implements Taken {}

        /** The player went back from the first digit. */
        record Nothing() implements Taken {}
    }

    /**
     * An entry at its first digit.
     *
     * @param counted the hand that it is about
     */
    public static CountEntry of(
            UnconfirmedHand counted, Line line, Optional<Seat> by, boolean again, long now) {
        PlayedHand hand = counted.hand();
        int points = again ? -hand.score(line).hand().orElse(0) : 0;
        return new CountEntry(
                counted.match(),
                hand.number(),
                line,
                by,
                points,
                Digit.HUNDREDS,
                false,
                hand.total(line),
                again,
                now);
    }

    /** The first line that has not been counted. */
    public static Optional<Line> missing(PlayedHand hand) {
        return hand.totals().isPresent()
                ? Optional.empty()
                : Arrays.stream(Line.values())
                        .filter(line -> hand.total(line).isEmpty())
                        .findFirst();
    }

    /** The first line whose count can be entered again: an arbiter's entry stands above it. */
    public static Optional<Line> countedByPeople(PlayedHand hand) {
        return hand.entered().isPresent() || hand.totals().isEmpty()
                ? Optional.empty()
                : Arrays.stream(Line.values()).filter(hand::isUnseen).findFirst();
    }

    /** Whether this player's buttons change it. */
    public boolean isFor(Seat seat) {
        return by.isEmpty() || by.get() == seat;
    }

    /** Whether it still makes sense if people are shown this hand. */
    public boolean fits(UnconfirmedHand shown) {
        PlayedHand now = shown.hand();
        return shown.match() == match
                && now.number() == hand
                && now.entered().isEmpty()
                && now.isUnseen(line)
                && now.total(line).equals(total);
    }

    /** The next value of the digit, then the way back, then the lowest value again. */
    public CountEntry next(Seat seat, long now) {
        if (back) {
            return shows(seat, digit.lowest(points), digit, false, now);
        }
        return digit.next(points)
                .map(higher -> shows(seat, higher, digit, false, now))
                .orElseGet(() -> shows(seat, points, digit, true, now));
    }

    /** Takes what is shown. */
    public Taken take(Seat seat, long now) {
        if (back) {
            return digit.before()
                    .<Taken>map(one ->
                            new Taken.More(shows(seat, digit.lowest(points), one, false, now)))
                    .orElseGet(Taken.Nothing::new);
        }
        return digit.after()
                .<Taken>map(one -> new Taken.More(shows(seat, points, one, false, now)))
                .orElseGet(Taken.All::new);
    }

    private CountEntry shows(Seat seat, int points, Digit digit, boolean back, long now) {
        return new CountEntry(
                match, hand, line, Optional.of(seat), points, digit, back, total, again, now);
    }

    /** The points with a mark around the digit that the buttons change: {@code 1[4]0}. */
    public String shown() {
        return Arrays.stream(Digit.values())
                .map(one ->
                        one == digit
                                ? "[" + (back ? "<" : one.in(points)) + "]"
                                : "" + one.in(points))
                .collect(Collectors.joining());
    }
}
