package burraco.play;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Holding;
import burraco.engine.hand.Pozzetto;
import burraco.engine.hand.Row;
import burraco.engine.hand.Setting;
import burraco.engine.hand.Start;
import burraco.engine.legal.LegalActs;
import burraco.engine.rules.RuleSet;
import burraco.hal.virtual.Chance;
import java.util.List;

/** A whole hand played by four bots from one seed. */
public final class BotHand {
    /**
     * A limit for bots that only swap cards for ever (art. 15 bis); people would call an arbiter.
     */
    private static final int MOST_ACTS = 3000;

    private BotHand() {}

    /** Is told every act, with the hand before it and its outcome. */
    public interface Watcher {
        void saw(Hand before, Act act, Outcome.Ruled after);
    }

    /** The hand that this seed deals, with all cards known and the first one turned up. */
    public static Hand dealt(long seed, RuleSet rules, Seat dealer) {
        return dealt(seed, new Setting(rules, dealer, false, true, false));
    }

    static Hand dealt(long seed, Setting setting) {
        List<Card> deck = Shuffle.deck(new Chance(seed));
        Draft draft = Draft.fresh(setting);
        draft.places().located(Cards.FULL_DECK);
        int next = 0;
        for (Seat seat : Seat.values()) {
            draft.places().fan(seat, new Holding(Cards.of(deck.subList(next, next + 11)), 0));
            next += 11;
        }
        for (int number = 1; number <= 2; number++) {
            Cards cards = Cards.of(deck.subList(next, next + 11));
            draft.places().pozzetto(number, new Pozzetto.Lying(new Holding(cards, 0)));
            next += 11;
        }
        draft.places().pile(Row.of(deck.subList(next, next + 1)));
        draft.places().stock(Row.of(deck.subList(next + 1, deck.size())));
        draft.progress().finishPreparation();
        draft.progress().start(Start.FACED);
        return draft.hand();
    }

    /** Plays to the end and returns the hand. */
    public static Hand play(long seed, RuleSet rules, Watcher watcher) {
        Bot bot = new Bot(new Chance(~seed));
        return play(dealt(seed, rules, Seat.SOUTH), bot, watcher);
    }

    /** The same from a hand that has been dealt; the bot plays for all four players. */
    public static Hand play(Hand dealt, Bot bot, Watcher watcher) {
        return play(dealt, bot, Integer.MAX_VALUE, watcher);
    }

    /**
     * The same with a time-out.
     *
     * @param timeOut the number of the act before which the time-out is announced, from 1; a hand
     *     may be over before
     */
    public static Hand play(Hand dealt, Bot bot, int timeOut, Watcher watcher) {
        Hand hand = dealt;
        for (int number = 1; number <= MOST_ACTS; number++) {
            List<Act> acts = LegalActs.of(hand);
            if (acts.isEmpty()) {
                return hand;
            }
            Act act = number == timeOut ? new Act.TimeOut() : bot.choose(hand, acts);
            Outcome outcome = Engine.apply(hand, act, number);
            if (!(outcome instanceof Outcome.Ruled ruled)) {
                throw new IllegalStateException(act + " gives " + outcome);
            }
            watcher.saw(hand, act, ruled);
            hand = ruled.hand();
        }
        return hand;
    }
}
