package burraco.table.state;

import burraco.tracking.deal.DealStage;
import java.util.ArrayList;
import java.util.List;

/** Finds the situations of a table; the first one is the most important for people. */
public final class Situations {
    private Situations() {}

    /**
     * @param secured whether the table's decisions are written to the journal
     */
    public static List<Situation> of(TableState state, boolean secured) {
        List<Situation> all = new ArrayList<>();
        add(all, state.clocks().paused(), Situation.PAUSED);
        boolean worst = state.troubles().stream().anyMatch(Troubles::isWorst);
        add(all, worst, Situation.TROUBLE);
        add(all, !state.hand().open().owed().isEmpty(), Situation.RULING_OPEN);
        boolean asked = state.questions().stream().anyMatch(one -> one.unsure().prompt());
        add(all, asked, Situation.UNSURE);
        add(all, state.contest().isPresent(), Situation.CONTESTED);
        add(all, !state.differing().isEmpty(), Situation.DIFFERS);
        add(all, state.choice().isPresent(), Situation.CHOOSING);
        all.add(
                switch (state.hand().phase()) {
                    case DEAL -> beforePlay(state);
                    case DRAW, PLAY -> Situation.PLAYING;
                    case OVER -> counting(state);
                });
        add(all, !worst && !state.troubles().isEmpty(), Situation.TROUBLE);
        add(all, !secured, Situation.NOT_SECURED);
        return List.copyOf(all);
    }

    private static void add(List<Situation> all, boolean holds, Situation one) {
        if (holds) {
            all.add(one);
        }
    }

    /** The score can be confirmed even if the cards are not gathered. */
    private static Situation counting(TableState state) {
        return state.counting()
                .filter(hand -> !hand.isConfirmed() && hand.totals().isPresent())
                .map(_ -> Situation.HAND_OVER)
                .orElse(Situation.COUNTING);
    }

    private static Situation beforePlay(TableState state) {
        return switch (state.dealing().orElse(DealStage.AWAITED)) {
            case GOES_ON -> Situation.DEALING;
            case RESTS -> Situation.WAITING_FOR_THE_START;
            case AWAITED -> betweenHands(state);
        };
    }

    private static Situation betweenHands(TableState state) {
        if (!state.match().played().isEmpty()) {
            return state.match().isConfirmed()
                    ? Situation.WAITING_FOR_THE_DEAL
                    : Situation.HAND_OVER;
        }
        return state.before().isPresent() ? Situation.MATCH_OVER : Situation.WAITING_FOR_THE_DEAL;
    }
}
