package burraco.play.evening;

import burraco.engine.act.Act;
import burraco.engine.hand.Hand;

/** How long people think before an act. */
public final class ThinkingTimes {
    private ThinkingTimes() {}

    /** The usual thinking time before this act. */
    public static ActionTime before(Hand hand, Act.OfSeat act) {
        if (!hand.owed().isEmpty()) {
            return ActionTime.THINK_REMEDY;
        }
        boolean further = !hand.turn().plays().isEmpty();
        return switch (act) {
            case Act.Draw _, Act.Pickup _ -> ActionTime.THINK_TAKE;
            case Act.Open _, Act.Tie _ ->
                    further ? ActionTime.THINK_NEXT_PLAY : ActionTime.THINK_PLAY;
            case Act.Discard _ -> ActionTime.THINK_DISCARD;
            case Act.TakePozzetto _, Act.Look _ -> ActionTime.THINK_NEXT_PLAY;
            case Act.TakeBack _,
                    Act.TakeBackDiscard _,
                    Act.PutBack _,
                    Act.Merge _,
                    Act.Lay _,
                    Act.Expose _,
                    Act.Show _,
                    Act.Cannot _,
                    Act.SayDraw _,
                    Act.Lot _,
                    Act.Shuffle _,
                    Act.Cut _ ->
                    ActionTime.THINK_REMEDY;
        };
    }
}
