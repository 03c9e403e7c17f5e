package burraco.record;

import burraco.cards.Card;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Impossible;
import burraco.engine.hand.PublicView;
import burraco.engine.ruling.Ruling;
import burraco.engine.ruling.Settled;
import java.util.ArrayList;
import java.util.List;

/** A record played through the engine, act by act. */
public sealed interface Judgement {
    /**
     * A hand has a few hundred acts; this many would be three hours with one every second. The
     * limit bounds memory, since a judgement keeps a hand for each act.
     */
    int MOST_ACTS = 10_000;

    /**
     * Every act was possible.
     *
     * @param start the hand before the first act
     * @param end the hand after the last act, with uncalled faults ruled
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
     * An act and its result.
     *
     * @param line its line in the record
     * @param text the act as a record should write it
     * @param moved the physical cards that it named, in order
     * @param settled what was owed before it and is no longer due, and why
     */
    record Step(
            int line,
            Act act,
            String text,
            Hand after,
            List<Ruling> rulings,
            List<Card> moved,
            List<Settled> settled) {}

    /** What a judgement may use of hidden cards. */
    enum Knowing {
        /** Everything in the record. */
        ALL,
        /** What everybody at the table may know. */
        WHAT_LIES_OPEN
    }

    static Judgement of(byte[] bytes) {
        return of(bytes, Knowing.ALL);
    }

    static Judgement of(byte[] bytes, Knowing knowing) {
        return switch (RecordReader.read(bytes)) {
            case ReadResult.Unreadable unreadable -> new Refused(unreadable.problem());
            case ReadResult.Readable readable -> {
                Judgement judged = ofAFile(readable.document());
                yield knowing == Knowing.ALL || !(judged instanceof Judged all)
                        ? judged
                        : open(all);
            }
        };
    }

    private static Judgement ofAFile(HandRecord document) {
        List<ActionLine> acts = document.actions();
        if (acts.size() <= MOST_ACTS) {
            return of(document);
        }
        int line = acts.get(MOST_ACTS).number();
        return new Refused(new Problem(line, 1, Problem.Kind.TOO_MANY_ACTS, List.of(MOST_ACTS)));
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
                    steps.add(step(line, line.act(), hand, ruled));
                    hand = ruled.hand();
                }
            }
        }
        Outcome.Ruled closed = Engine.close(hand, Integer.MAX_VALUE);
        return new Judged(document, start, List.copyOf(steps), closed.hand(), closed.rulings());
    }

    /**
     * Judges the same record by open cards only; the full judgement says which cards were meant.
     */
    private static Judgement open(Judged all) {
        Hand hand = PublicView.of(all.start());
        Hand really = all.start();
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < all.steps().size(); i++) {
            Step step = all.steps().get(i);
            ActionLine line = all.document().actions().get(i);
            Act act = PublicView.of(step.act(), step.moved());
            Outcome outcome = Engine.apply(hand, act, line.number(), line.late());
            if (outcome instanceof Outcome.Refuted) {
                // A card known only to its holder has decided earlier acts, so the public view is
                // made again.
                hand = PublicView.of(really);
                outcome = Engine.apply(hand, act, line.number(), line.late());
            }
            switch (outcome) {
                case Outcome.Refuted refuted -> {
                    return new Refused(problem(line, refuted.why()));
                }
                case Outcome.Ruled ruled -> {
                    steps.add(step(line, act, hand, ruled));
                    hand = ruled.hand();
                }
            }
            really = step.after();
        }
        Outcome.Ruled closed = Engine.close(hand, Integer.MAX_VALUE);
        return new Judged(
                all.document(), all.start(), List.copyOf(steps), closed.hand(), closed.rulings());
    }

    private static Step step(ActionLine line, Act act, Hand before, Outcome.Ruled ruled) {
        String text = Canonical.line(act, line.late(), before, ruled.moved()) + line.signature();
        return new Step(
                line.number(),
                act,
                text,
                ruled.hand(),
                ruled.rulings(),
                ruled.moved(),
                ruled.settled());
    }

    private static Problem problem(ActionLine line, Impossible why) {
        int column = why.card() < 0 ? line.columnOfName(why) : line.columnOfCard(why.card());
        return new Problem(line.number(), column, why.why(), why.details());
    }
}
