package burraco.engine.turn;

import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Start;
import burraco.engine.hand.Warning;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import java.util.Optional;

/** What a ruling changes by being given: accounts, and turns to come. */
public final class Effects {
    private Effects() {}

    public static void of(Draft draft, Ruling ruling) {
        for (Remedy remedy : ruling.remedies()) {
            switch (remedy) {
                case Remedy.Warn warn ->
                        draft.warn(new Warning(warn.seat(), Optional.of(ruling.which())));
                case Remedy.Limit limit -> limit(draft, limit);
                case Remedy.Redeal _ -> redeal(draft);
                // What people do next, or what enters a score only when an arbiter gives it.
                case Remedy.Advise _,
                        Remedy.Play _,
                        Remedy.Show _,
                        Remedy.Points _,
                        Remedy.Vp _,
                        Remedy.Repair _ -> {}
            }
        }
    }

    private static void limit(Draft draft, Remedy.Limit limit) {
        Seat seat = limit.seat();
        if (limit.turn() == Remedy.When.THIS && draft.turn().seat() == seat) {
            draft.turn(draft.turn().limitedTo(limit.take()));
        } else {
            draft.limit(seat, limit.take());
        }
    }

    /** Once a card was drawn the deal stands, whatever is found about it. */
    private static void redeal(Draft draft) {
        if (draft.start() != Start.BEGUN) {
            draft.gather();
        }
    }
}
