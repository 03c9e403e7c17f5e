package burraco.measure;

import burraco.engine.act.Act;

/** The kinds of acts, in the words of the record. */
public enum Kind {
    LOT("lot"),
    SHUFFLE("shuffle"),
    CUT("cut"),
    DEAL("deal"),
    TURN_UP("turnup"),
    DRAW("draw"),
    PICKUP("pickup"),
    OPEN("open"),
    TIE("tie"),
    DISCARD("discard"),
    POZZETTO("pozzetto"),
    LOOK("look"),
    TAKE_BACK("takeback"),
    TAKE_BACK_DISCARD("takeback discard"),
    PUT_BACK("putback"),
    MERGE("merge"),
    LAY("lay"),
    EXPOSE("expose"),
    SHOW("show"),
    CANNOT("cannot"),
    SAY_DRAW("say draw"),
    ELAPSE("+"),
    GAP("gap"),
    NOTICE("notice"),
    DOUBT("doubt"),
    TIME_OUT("timeout"),
    REPORT("arbiter"),
    WAIVE("arbiter waive"),
    POINTS("arbiter points"),
    DECISION("arbiter decides"),
    REDEAL("arbiter redeal"),
    END("end");

    private final String word;

    Kind(String word) {
        this.word = word;
    }

    static Kind of(Act act) {
        return switch (act) {
            case Act.Lot _ -> LOT;
            case Act.Shuffle _ -> SHUFFLE;
            case Act.Cut _ -> CUT;
            case Act.Deal _, Act.DealPozzetto _ -> DEAL;
            case Act.TurnUp _ -> TURN_UP;
            case Act.Draw _ -> DRAW;
            case Act.Pickup _ -> PICKUP;
            case Act.Open _ -> OPEN;
            case Act.Tie _ -> TIE;
            case Act.Discard _ -> DISCARD;
            case Act.TakePozzetto _ -> POZZETTO;
            case Act.Look _ -> LOOK;
            case Act.TakeBack _ -> TAKE_BACK;
            case Act.TakeBackDiscard _ -> TAKE_BACK_DISCARD;
            case Act.PutBack _ -> PUT_BACK;
            case Act.Merge _ -> MERGE;
            case Act.Lay _ -> LAY;
            case Act.Expose _ -> EXPOSE;
            case Act.Show _ -> SHOW;
            case Act.Cannot _ -> CANNOT;
            case Act.SayDraw _ -> SAY_DRAW;
            case Act.Elapse _ -> ELAPSE;
            case Act.Gap _ -> GAP;
            case Act.Notice _ -> NOTICE;
            case Act.Doubt _ -> DOUBT;
            case Act.TimeOut _ -> TIME_OUT;
            case Act.Report _ -> REPORT;
            case Act.Waive _ -> WAIVE;
            case Act.ArbiterPoints _ -> POINTS;
            case Act.Decide _ -> DECISION;
            case Act.Redeal _ -> REDEAL;
            case Act.End _ -> END;
        };
    }

    /**
     * Whether acts of this kind are compared one by one. The deal is compared as a whole; sensors
     * do not detect time or the arbiter; and a gap is no act of a player.
     */
    boolean isPlayed() {
        return switch (this) {
            case LOT,
                    SHUFFLE,
                    CUT,
                    DEAL,
                    ELAPSE,
                    REPORT,
                    DOUBT,
                    WAIVE,
                    POINTS,
                    END,
                    GAP,
                    DECISION ->
                    false;
            case TURN_UP,
                    DRAW,
                    PICKUP,
                    OPEN,
                    TIE,
                    DISCARD,
                    POZZETTO,
                    LOOK,
                    TAKE_BACK,
                    TAKE_BACK_DISCARD,
                    PUT_BACK,
                    MERGE,
                    LAY,
                    EXPOSE,
                    SHOW,
                    CANNOT,
                    SAY_DRAW,
                    NOTICE,
                    TIME_OUT,
                    REDEAL ->
                    true;
        };
    }

    /** As a record writes it. */
    public String word() {
        return word;
    }
}
