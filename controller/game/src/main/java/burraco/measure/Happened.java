package burraco.measure;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import java.util.List;
import java.util.Optional;

/**
 * An act of a hand, with everything that is needed for comparing it.
 *
 * @param line its line in its record
 * @param cards the physical cards that it was about
 * @param text the act as a record writes it
 * @param late whether it was not understood when it happened
 * @param before the hand in which it was done
 * @param begun when it began; {@link #UNTIMED} if that was not recorded
 * @param complete when it ended; {@link #UNTIMED} likewise
 */
public record Happened(
        int line,
        Act act,
        List<Card> cards,
        String text,
        boolean late,
        Hand before,
        long begun,
        long complete) {
    public static final long UNTIMED = -1;

    public Kind kind() {
        return Kind.of(act);
    }

    public boolean isTimed() {
        return complete != UNTIMED;
    }

    /** The player of the act, or the one whom it names. */
    public Optional<Seat> seat() {
        return switch (act) {
            case Act.OfSeat ofSeat -> Optional.of(ofSeat.seat());
            case Act.Notice notice -> notice.seat();
            case Act.Doubt doubt -> Optional.of(doubt.seat());
            case Act.Report report -> report.seat();
            case Act.Deal deal -> Optional.of(deal.to());
            case Act.DealPozzetto _,
                    Act.TurnUp _,
                    Act.Elapse _,
                    Act.Gap _,
                    Act.TimeOut _,
                    Act.Waive _,
                    Act.ArbiterPoints _,
                    Act.Decide _,
                    Act.Redeal _,
                    Act.End _ ->
                    Optional.empty();
        };
    }

    /** How many cards were moved; a pozzetto is eleven at once. */
    int size() {
        return act instanceof Act.TakePozzetto ? 11 : cards.size();
    }

    /** Those of its cards that were seen. */
    Cards known() {
        return Cards.known(cards);
    }

    /** Whether it names the cards that everybody sees moving. */
    boolean namesCards() {
        boolean left =
                act instanceof Act.Pickup pickup && pickup.cards().isEmpty()
                        || act instanceof Act.TakeBack back && back.cards().isEmpty()
                        || act instanceof Act.TakeBackDiscard taken && taken.cards().isEmpty();
        return !left && !(act instanceof Act.Draw) && !cards.isEmpty();
    }

    @Override
    public String toString() {
        return line + " " + text;
    }
}
