package burraco.play;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Order;
import burraco.cards.Seat;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.record.Canonical;
import java.util.List;

/** Writes a bot hand as a hand record: the deal as its position, then every act. */
public final class BotRecord implements BotHand.Watcher {
    private final StringBuilder text = new StringBuilder();
    private Cards written = Cards.NONE;

    /**
     * @param hand the hand before the first act, all cards known
     */
    public BotRecord(long seed, Hand hand) {
        text.append("; bots, seed ").append(seed).append('\n');
        text.append("[Code \"").append(hand.rules().code()).append("\"]\n");
        text.append("[Dealer \"").append(hand.setting().dealer()).append("\"]\n");
        for (Seat seat : Seat.values()) {
            line(seat + ":", hand.fan(seat).known().sorted(Order.IN_A_FAN));
        }
        for (int number = 1; number <= 2; number++) {
            Cards cards = hand.pozzetto(number).cards().known();
            line("P" + number + ":", cards.sorted(Order.IN_A_FAN));
        }
        line("stock:", hand.stock().topFirst());
        line("up:", hand.pile().list());
    }

    private void line(String place, List<Card> cards) {
        text.append(place);
        for (Card card : cards) {
            // A face alone is read as the lowest copy that no line before has taken.
            boolean lowest = Cards.FULL_DECK.without(written).lowest(card.face()) == card;
            text.append(' ').append(lowest ? card.face() : card);
            written = written.with(card);
        }
        text.append('\n');
    }

    @Override
    public void saw(Hand before, Act act, Outcome.Ruled after) {
        text.append(Canonical.line(act, false, before, after.moved())).append('\n');
    }

    public String text() {
        return text.toString();
    }
}
