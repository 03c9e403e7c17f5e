package burraco.play.practice;

import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn;
import burraco.engine.legal.LegalActs;
import burraco.play.Bot;
import burraco.play.evening.Deed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Decides what bots do next, from what everybody knows and from their own fans. */
final class Bots {
    /** The maximum number of acts in a row. */
    private static final int MOST = 4;

    private final Bot bot;

    Bots(Bot bot) {
        this.bot = bot;
    }

    /** The player who has to act, if any. */
    static Optional<Seat> acting(Hand open) {
        if (open.over() || open.isDealing()) {
            return Optional.empty();
        }
        if (!open.owed().isEmpty()) {
            return Optional.of(open.owed().getFirst().seat());
        }
        Optional<Seat> pozzetto =
                open.lastDiscarder()
                        .filter(seat -> open.fan(seat).isEmpty() && open.pozzettoDue(seat.line()));
        return pozzetto.or(() -> Optional.of(open.turn().seat()));
    }

    /** The next acts of a bot at this seat; empty if it cannot decide. */
    List<Deed> next(Seat seat, Knowledge knowledge) {
        List<Deed> deeds = new ArrayList<>();
        Hand his = knowledge.of(seat);
        Hand whole = knowledge.ofAll();
        while (deeds.size() < MOST) {
            Act act = choose(seat, his);
            if (act instanceof Act.PutBack) {
                // Only this player knows which cards these are.
                deeds.add(new Deed(whole, act, List.of(), whole));
            }
            boolean known =
                    act != null
                            && !(act instanceof Act.PutBack)
                            && Engine.apply(whole, act, Knowledge.NEXT) instanceof Outcome.Ruled;
            if (!known || !(Engine.apply(his, act, Knowledge.NEXT) instanceof Outcome.Ruled mine)) {
                return deeds;
            }
            Outcome.Ruled all = (Outcome.Ruled) Engine.apply(whole, act, Knowledge.NEXT);
            deeds.add(new Deed(whole, act, all.moved(), all.hand()));
            if (!goesOn(seat, act, his, mine.hand())) {
                return deeds;
            }
            his = mine.hand();
            whole = all.hand();
        }
        return deeds;
    }

    private Act choose(Seat seat, Hand his) {
        List<Act> acts = LegalActs.of(his);
        if (!acts.isEmpty()) {
            return his.owed().isEmpty() ? bot.choose(his, acts) : acts.getFirst();
        }
        // A bot that has no lawful act ends its turn anyway.
        boolean took = his.turn().seat() == seat && his.turn().took() != Turn.Took.NOTHING;
        Cards fan = his.fan(seat).known();
        return took && !fan.isEmpty()
                ? new Act.Discard(
                        seat, List.of(CardName.of(fan.iterator().next())), Optional.empty())
                : null;
    }

    /** Whether a bot goes on at once: after a pickup, and while it carries out a ruling. */
    private static boolean goesOn(Seat seat, Act act, Hand before, Hand after) {
        boolean justifies = act instanceof Act.Pickup && after.rules().pickupNeedsPlay();
        boolean owes =
                !before.owed().isEmpty()
                        && !after.owed().isEmpty()
                        && after.owed().getFirst().seat() == seat;
        return !after.over() && (justifies || owes);
    }
}
