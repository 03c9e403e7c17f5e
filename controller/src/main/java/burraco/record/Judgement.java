package burraco.record;

import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Impossible;
import burraco.engine.ruling.Ruling;
import java.util.ArrayList;
import java.util.List;

/** A record played through the engine, act by act. */
public sealed interface Judgement {
    /**
     * Every act could be done.
     *
     * @param start the hand when the first act happens
     * @param end the hand after the last act, faults that nobody called for ruled
     * @param atEnd the rulings about those
     */
    record Judged(HandRecord document, Hand start, List<Step> steps, Hand end, List<Ruling> atEnd)
            implements Judgement {
        /** Whether there is any ruling. */
        public boolean ruled() {
            return !atEnd.isEmpty() || steps.stream().anyMatch(step -> !step.rulings().isEmpty());
        }
    }

    /** The record cannot be read, or something in it cannot have happened. */
    record Refused(Problem problem) implements Judgement {}

    /**
     * One act and what it came to.
     *
     * @param line its line in the record
     * @param text the act as the record should write it
     */
    record Step(int line, Act act, String text, Hand after, List<Ruling> rulings) {}

    static Judgement of(byte[] bytes) {
        return switch (RecordReader.read(bytes)) {
            case ReadResult.Unreadable unreadable -> new Refused(unreadable.problem());
            case ReadResult.Readable readable -> of(readable.document());
        };
    }

    static Judgement of(HandRecord document) {
        return switch (Setup.of(document)) {
            case Setup.Contradiction contradiction -> new Refused(contradiction.problem());
            case Setup.Ready ready -> play(document, ready.hand());
        };
    }

    private static Judgement play(HandRecord document, Hand start) {
        Hand hand = start;
        List<Step> steps = new ArrayList<>();
        for (ActionLine line : document.actions()) {
            switch (Engine.apply(hand, line.act(), line.number(), line.late())) {
                case Outcome.Refuted refuted -> {
                    return new Refused(problem(line, refuted.why()));
                }
                case Outcome.Ruled ruled -> {
                    String text = Canonical.line(line.act(), line.late(), hand, ruled.moved());
                    hand = ruled.hand();
                    steps.add(new Step(line.number(), line.act(), text, hand, ruled.rulings()));
                }
            }
        }
        Outcome.Ruled closed = Engine.close(hand, Integer.MAX_VALUE);
        return new Judged(document, start, List.copyOf(steps), closed.hand(), closed.rulings());
    }

    private static Problem problem(ActionLine line, Impossible why) {
        int column = why.card() < 0 ? line.columnOfName(why) : line.columnOfCard(why.card());
        return new Problem(line.number(), column, why.why(), why.details());
    }
}
