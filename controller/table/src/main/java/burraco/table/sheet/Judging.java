package burraco.table.sheet;

import burraco.cards.Card;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Impossible;
import burraco.engine.hand.PublicView;
import burraco.record.Canonical;
import burraco.tracking.course.TurnTime;
import java.util.List;

/** An act, judged by what lies open and played out by all that is known. */
sealed interface Judging {
    record Judged(Line line) implements Judging {}

    record Refuted(Impossible why) implements Judging {}

    static Judging of(Sheet.At at, int id, int number, Said said) {
        Act act = said.act();
        return switch (Engine.apply(at.all(), act, number, said.late())) {
            case Outcome.Refuted(var why) -> new Refuted(why);
            case Outcome.Ruled all -> {
                Act seen = PublicView.of(act, all.moved());
                yield switch (Engine.apply(at.open(), seen, number, said.late())) {
                    case Outcome.Refuted(var why) -> new Refuted(why);
                    case Outcome.Ruled open ->
                            new Judged(line(at, id, number, said, all, seen, open));
                };
            }
        };
    }

    private static Line line(
            Sheet.At at,
            int id,
            int number,
            Said said,
            Outcome.Ruled all,
            Act seen,
            Outcome.Ruled open) {
        return new Line(
                id,
                number,
                said,
                Canonical.line(said.act(), said.late(), at.all(), all.moved()),
                seen,
                Canonical.line(seen, said.late(), at.open(), open.moved()),
                named(open.moved()),
                open.rulings(),
                open.settled(),
                open.hand(),
                all.hand(),
                at.time().after(said.complete(), at.open(), open.hand()));
    }

    private static List<Card> named(List<Card> moved) {
        return moved.stream().filter(card -> card != null).toList();
    }

    /** Where a hand stands between two acts. */
    static Sheet.At after(Hand start, List<Line> lines) {
        if (lines.isEmpty()) {
            return new Sheet.At(start, start, TurnTime.NONE);
        }
        Line last = lines.getLast();
        return new Sheet.At(last.open(), last.all(), last.time());
    }
}
