package burraco.engine.score;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Setting;
import burraco.engine.hand.Warning;
import burraco.engine.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;

/**
 * A match (partita): its hands in order, who deals the next, and the score sheet.
 *
 * @param firstDealer who dealt the first hand
 * @param hands the score of each hand
 */
public record Match(MatchLength length, Seat firstDealer, List<Result> hands) {

    /**
     * The score of a hand.
     *
     * @param warnings those given in this hand
     */
    public record Result(int ns, int ew, List<Warning> warnings) {
        public Result {
            warnings = List.copyOf(warnings);
        }

        public int of(Line line) {
            return line == Line.NS ? ns : ew;
        }
    }

    public Match {
        hands = List.copyOf(hands);
        if (hands.size() > most(length)) {
            throw new IllegalArgumentException("more hands than the match has");
        }
    }

    public static Match of(MatchLength length, Seat firstDealer) {
        return new Match(length, firstDealer, List.of());
    }

    private static int most(MatchLength length) {
        return switch (length) {
            case TWO_HANDS -> 2;
            case THREE_HANDS -> 3;
            case FOUR_HANDS -> 4;
            // For matches of teams the tournament sets the number of hands.
            case TEAMS -> Integer.MAX_VALUE;
        };
    }

    public Match with(Result hand) {
        List<Result> more = new ArrayList<>(hands);
        more.add(hand);
        return new Match(length, firstDealer, more);
    }

    /** Who deals this hand, counted from 0: the deal passes clockwise. */
    public Seat dealer(int hand) {
        Seat dealer = firstDealer;
        for (int i = 0; i < hand % 4; i++) {
            dealer = dealer.next();
        }
        return dealer;
    }

    public Seat nextDealer() {
        return dealer(hands.size());
    }

    public boolean over() {
        return hands.size() == most(length);
    }

    /** The line's match points after this many hands: the running total on the score sheet. */
    public int totalAfter(int count, Line line) {
        int total = 0;
        for (Result hand : hands.subList(0, count)) {
            total += hand.of(line);
        }
        return total;
    }

    public int total(Line line) {
        return totalAfter(hands.size(), line);
    }

    public VictoryPoints victoryPoints() {
        return VictoryPoints.of(length, total(Line.NS), total(Line.EW));
    }

    /** The next hand before the deal, with the warnings from earlier hands. */
    public Hand nextHand(RuleSet rules, boolean onCall) {
        Draft draft = Draft.fresh(new Setting(rules, nextDealer(), onCall, true, false));
        warnings().forEach(draft::warn);
        return draft.hand();
    }

    /** With a hand of this match that is over and counted, all of whose cards are known. */
    public Match with(Hand counted) {
        int ns = Count.of(counted, Line.NS).total().orElseThrow();
        int ew = Count.of(counted, Line.EW).total().orElseThrow();
        List<Warning> all = counted.warnings();
        return with(new Result(ns, ew, all.subList(warnings().size(), all.size())));
    }

    /** All warnings so far, which stay valid for the whole match. */
    public List<Warning> warnings() {
        List<Warning> all = new ArrayList<>();
        for (Result hand : hands) {
            all.addAll(hand.warnings());
        }
        return all;
    }
}
