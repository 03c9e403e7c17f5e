package burraco.second;

import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A second referee, simple and slow, written from the articles independently of the engine. It sees
 * all cards. It works out what cases cost, what a turn allows, whether a hand is closed, and the
 * count. It takes over from the engine which cases were ruled, against whom and for which act, and
 * which remedies are still open; the decisions of a person, which nobody can compute; and the state
 * of a turn that was given back to a player.
 */
final class SecondReferee {
    private final List<String> objections = new ArrayList<>();
    private final PlainHand hand;
    private final Takings takings;
    private final Layings layings;
    private final Closings closings;
    private final Effects effects;
    private final Ends ends;

    SecondReferee(Hand start) {
        hand = new PlainHand(start);
        takings = new Takings(hand);
        layings = new Layings(hand, objections);
        closings = new Closings(hand, objections);
        effects = new Effects(hand);
        ends = new Ends(hand);
    }

    List<String> objections() {
        return objections;
    }

    PlainHand hand() {
        return hand;
    }

    /** Follows an act with its outcome and its rulings. */
    void saw(Moment moment, Hand now) {
        boolean wasOver = hand.isOver();
        hand.moments.put(moment.number(), moment);
        if (!wasOver && moment.by() != null) {
            if (moment.isOwn()) {
                takings.takes(moment);
            }
            layings.lays(moment);
        }
        hand.melds.lie(moment.after());
        if (!wasOver && !moment.late() && moment.act() instanceof Act.Discard) {
            closings.discards(moment);
        }
        rules(moment);
        if (wasOver) {
            return;
        }
        if (moment.act() instanceof Act.TimeOut && hand.turnsLeft < 0) {
            ends.timeOut(moment);
        }
        if (moment.act() instanceof Act.End) {
            hand.ending = "stopped";
        }
        ends.turnEnds(moment, now);
    }

    private void rules(Moment moment) {
        List<Ruling> before = new ArrayList<>();
        for (Ruling told : moment.told()) {
            long same =
                    before.stream()
                            .filter(one -> one.which() == told.which() && one.of() == told.of())
                            .count();
            Moment then = hand.moments.getOrDefault(told.of(), moment);
            rules(
                    new Matter(
                            told.which(),
                            told.seat().orElse(null),
                            then,
                            hand.deeds.get(told.of()),
                            moment,
                            (int) same,
                            hand),
                    told.remedies());
            before.add(told);
        }
    }

    private void rules(Matter matter, List<Remedy> told) {
        Optional<List<Remedy>> mine = Costs.of(matter);
        if (mine.isPresent() && !Bill.of(mine.get()).equals(Bill.of(told))) {
            objections.add(
                    matter.which()
                            + " costs ["
                            + Bill.of(mine.get())
                            + "] and was said to cost ["
                            + Bill.of(told)
                            + "]");
        }
        effects.take(matter, mine.orElse(told));
    }
}
