package burraco.play;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Order;
import burraco.cards.Seat;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Player;
import burraco.engine.hand.Setting;
import burraco.engine.rules.PilePlace;
import burraco.record.Canonical;
import java.util.ArrayList;
import java.util.List;

/** Writes a bot hand as a hand record: the deal as its position, then every act. */
public final class BotRecord implements BotHand.Watcher, Mischief.Watcher {
    private final StringBuilder text = new StringBuilder();
    private Cards written = Cards.NONE;

    /**
     * @param hand the hand before the first act, all cards known
     */
    public BotRecord(long seed, Hand hand) {
        this("bots, seed " + seed, hand);
    }

    /**
     * @param remark on what this is
     */
    public BotRecord(String remark, Hand hand) {
        Setting setting = hand.setting();
        text.append("; ").append(remark).append('\n');
        text.append("[Code \"").append(hand.rules().code()).append("\"]\n");
        if (hand.rules().pilePlace() == PilePlace.IF_MISLED) {
            text.append("[Rule \"art6=old\"]\n");
        }
        if (setting.onCall()) {
            text.append("[Notice \"on-call\"]\n");
        }
        if (setting.timed()) {
            text.append("[Turn \"on\"]\n");
        }
        text.append("[Dealer \"").append(setting.dealer()).append("\"]\n");
        if (!setting.wholeDeck()) {
            text.append("[Deck \"as-is\"]\n");
        }
        if (hand.isDealing()) {
            beforeTheDeal(hand);
        } else {
            position(hand);
        }
    }

    /** All cards in one heap, with those that are left over from the hand before. */
    private void beforeTheDeal(Hand hand) {
        Cards left = hand.pozzetto(3).cards().known();
        if (!left.isEmpty()) {
            line("P3:", left.sorted(Order.IN_A_FAN));
        }
        if (!hand.setting().wholeDeck()) {
            text.append("stock: ").append(hand.stock().size()).append('\n');
        }
    }

    private void position(Hand hand) {
        for (Seat seat : Seat.values()) {
            line(seat + ":", hand.fan(seat).known().sorted(Order.IN_A_FAN));
        }
        for (int number = 1; number <= 3; number++) {
            Cards cards = hand.pozzetto(number).cards().known();
            if (!cards.isEmpty()) {
                line("P" + number + ":", cards.sorted(Order.IN_A_FAN));
            }
        }
        line("stock:", hand.stock().topFirst());
        line("up:", hand.pile().list());
        for (Seat seat : Seat.values()) {
            Player player = hand.player(seat);
            if (!player.penalized().isEmpty()) {
                line("penalized " + seat + ":", player.penalized());
            }
            if (!player.exposed().isEmpty()) {
                String cards = faces(player.exposed());
                text.append("exposed ").append(seat).append(": ").append(cards).append('\n');
            }
        }
        if (hand.turn().limit().isPresent()) {
            String limited = hand.turn().seat() + " " + hand.turn().limit().get();
            text.append("limited ").append(limited).append('\n');
        }
    }

    private static String faces(Cards cards) {
        List<String> faces = new ArrayList<>();
        cards.forEach(card -> faces.add(card.toString()));
        return String.join(" ", faces);
    }

    private void line(String place, List<Card> cards) {
        text.append(place);
        for (Card card : cards) {
            // A face without a copy is read as the lowest copy that no earlier line has used.
            boolean lowest =
                    Cards.FULL_DECK.without(written).lowest(card.face()).orElseThrow() == card;
            text.append(' ').append(lowest ? card.face() : card);
            written = written.with(card);
        }
        text.append('\n');
    }

    @Override
    public void saw(Hand before, Act act, Outcome.Ruled after) {
        act(before, act, after.moved());
    }

    /** Writes an act and returns its line. */
    public String act(Hand before, Act act, List<Card> moved) {
        String line = Canonical.line(act, false, before, moved);
        text.append(line).append('\n');
        return line;
    }

    /** The number of its lines. */
    public int lines() {
        return (int) text.chars().filter(c -> c == '\n').count();
    }

    @Override
    public void saw(Hand before, Move move, Outcome.Ruled after) {
        String line = Canonical.line(move.act(), move.late(), before, after.moved());
        text.append(line).append('\n');
    }

    /** Writes a remark about what went before, for the reader of the record. */
    public void remark(String remark) {
        text.append("; ").append(remark).append('\n');
    }

    public String text() {
        return text.toString();
    }
}
