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

/**
 * An act applied to a hand: ruled by public knowledge and carried out with all that the table
 * knows.
 */
sealed interface JudgedAct {
    record Judged(SheetLine line) implements JudgedAct {}

    record Refuted(Impossible why) implements JudgedAct {}

    static JudgedAct of(ActSheet.At at, int id, int number, ToldAct said) {
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

    private static SheetLine line(
            ActSheet.At at,
            int id,
            int number,
            ToldAct said,
            Outcome.Ruled all,
            Act seen,
            Outcome.Ruled open) {
        return new SheetLine(
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
        return moved.stream().filter(card -> !card.isUnseen()).toList();
    }

    /** The state of a hand between two acts. */
    static ActSheet.At after(Hand start, List<SheetLine> lines) {
        if (lines.isEmpty()) {
            return new ActSheet.At(start, start, TurnTime.NONE);
        }
        SheetLine last = lines.getLast();
        return new ActSheet.At(last.open(), last.all(), last.time());
    }
}
