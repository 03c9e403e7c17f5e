package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Moving;
import burraco.engine.hand.Turn;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import java.util.List;

/** What is shown and said: art. 8, 22 and 28. */
final class Saying {
    private Saying() {}

    static void expose(Draft draft, Act.Expose act) {
        Card card = Moving.pointOut(draft, act.seat(), act.card());
        draft.moved(List.of(card));
        draft.exposed(act.seat(), draft.player(act.seat()).exposed().with(card));
        draft.rule(Case.EXPOSED_CARD, act.seat(), List.of(new Remedy.Play(act.seat(), card)));
    }

    static void show(Draft draft, Act.Show act) {
        draft.moved(List.of(Moving.pointOut(draft, act.seat(), act.card())));
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
        Seat reminded = act.seat().partner();
        Remedy limit = new Remedy.Limit(reminded, Remedy.When.THIS, Allowed.ANY);
        draft.rule(Case.PARTNER_SAID_DRAW, act.seat(), List.of(limit));
    }
}
