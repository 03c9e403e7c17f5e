package burraco.measure;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.ruling.Ruling;
import burraco.record.Judgement;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A person who has seen what really happened, and answers the table's questions. */
public final class Witness {
    /** The table does not ask about anything older. */
    private static final long LATELY_MILLIS = 120_000;

    private final List<Happened> faults;

    private Witness(List<Happened> faults) {
        this.faults = faults;
    }

    public static Witness of(Judgement.Judged judged, Course truth) {
        Map<Integer, Happened> acts =
                truth.acts().stream().collect(Collectors.toMap(Happened::line, act -> act));
        Stream<Ruling> all =
                Stream.concat(
                        judged.steps().stream().flatMap(step -> step.rulings().stream()),
                        judged.atEnd().stream());
        return new Witness(
                all.filter(ruling -> ruling.seat().isPresent() && acts.containsKey(ruling.of()))
                        .map(ruling -> acts.get(ruling.of()))
                        .filter(act -> act.seat().isPresent() && act.isTimed())
                        .toList());
    }

    /**
     * Whether a player's act was in order.
     *
     * @param cards those that the question is about, as far as they are known
     * @param asked when it is asked
     */
    public boolean wasInOrder(Seat seat, List<Card> cards, long asked) {
        return faults.stream()
                .filter(act -> act.seat().orElseThrow() == seat)
                .filter(act -> act.begun() <= asked && act.complete() > asked - LATELY_MILLIS)
                .noneMatch(act ->
                        cards.isEmpty()
                                || act.cards().contains(Card.UNSEEN)
                                || !Collections.disjoint(act.cards(), cards));
    }
}
