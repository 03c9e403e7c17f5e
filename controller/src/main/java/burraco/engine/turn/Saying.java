package burraco.engine.turn;

import burraco.cards.Card;
import burraco.engine.act.Act;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Turn;
import burraco.engine.ruling.Case;

/** What is shown and said: art. 8, 22 and 28, and what a person reports. */
final class Saying {
    private Saying() {}

    static void expose(Draft draft, Act.Expose act) {
        Card card = draft.pointOut(act.seat(), act.card());
        draft.moved(java.util.List.of(card));
        draft.exposed(act.seat(), draft.player(act.seat()).exposed().with(card));
        draft.rule(Case.EXPOSED_CARD, act.seat());
    }

    static void show(Draft draft, Act.Show act) {
        draft.moved(java.util.List.of(draft.pointOut(act.seat(), act.card())));
    }

    static void cannot(Draft draft, Act.Cannot act) {
        Turn turn = draft.turn();
        boolean pickedUp = turn.seat() == act.seat() && turn.took() == Turn.Took.PICKED_UP;
        if (pickedUp && turn.plays().isEmpty()) {
            draft.rule(Case.CANNOT_PLAY, act.seat());
            draft.turn(turn.saidCannot());
        }
    }

    /** The ruling names who spoke; what follows is his partner's (art. 28). */
    static void sayDraw(Draft draft, Act.SayDraw act) {
        draft.rule(Case.PARTNER_SAID_DRAW, act.seat());
    }

    static void report(Draft draft, Act.Report act) {
        draft.rule(act.which(), act.seat().orElse(null));
    }
}
