package burraco.play.evening;

import burraco.engine.act.Act;
import burraco.engine.hand.Hand;

/** How long people think before they do something. */
public final class Thought {
    private Thought() {}

    /** The pace of the head before this act. */
    public static Pace before(Hand hand, Act.OfSeat act) {
        if (!hand.owed().isEmpty()) {
            return Pace.THINK_REMEDY;
        }
        boolean further = !hand.turn().plays().isEmpty();
        return switch (act) {
            case Act.Draw _, Act.Pickup _ -> Pace.THINK_TAKE;
            case Act.Open _, Act.Tie _ -> further ? Pace.THINK_NEXT_PLAY : Pace.THINK_PLAY;
            case Act.Discard _ -> Pace.THINK_DISCARD;
            case Act.TakePozzetto _, Act.Look _ -> Pace.THINK_NEXT_PLAY;
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
                    Pace.THINK_REMEDY;
        };
    }
}
