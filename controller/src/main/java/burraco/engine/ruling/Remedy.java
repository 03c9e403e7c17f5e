package burraco.engine.ruling;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import java.util.Locale;

/** What a ruling asks for. */
public sealed interface Remedy {
    /** Nothing is due by itself; a person should look. */
    record Advise() implements Remedy {}

    /** An ammonizione is put on this seat's account. */
    record Warn(Seat seat) implements Remedy {}

    /** A turn of this seat is limited to taking a card and discarding. */
    record Limit(Seat seat, When turn, Allowed take) implements Remedy {}

    /** The card must be played in his next turn, or be its discard. */
    record Play(Seat seat, Card card) implements Remedy {}

    /** Must show, if asked, that he holds an equal card. */
    record Show(Seat seat, Card card) implements Remedy {}

    /** Match points that an arbiter gives to a line. */
    record Points(Line line, int points) implements Remedy {}

    /** Victory points in the ranking. */
    record Vp(Line line, int points) implements Remedy {}

    /** Made good before the first draw. */
    record Repair(What what) implements Remedy {}

    /** The cards are dealt again. */
    record Redeal() implements Remedy {}

    /** Which turn is limited. */
    enum When {
        THIS,
        NEXT;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What is made good. */
    enum What {
        DECK,
        DEAL;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    Advise ADVISE = new Advise();
    Redeal REDEAL = new Redeal();
}
