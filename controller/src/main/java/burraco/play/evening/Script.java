package burraco.play.evening;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.hal.virtual.Chance;
import burraco.play.BotHand;
import burraco.play.Mischief;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What will happen in a hand, from the shuffling to the end, before anybody has moved a hand.
 *
 * @param deeds in order, with all cards known
 * @param mischief the case that was committed on purpose
 * @param onCall whether faults are to be ruled only when somebody calls
 */
record Script(List<Deed> deeds, Optional<Case> mischief, boolean onCall) {
    Script {
        deeds = List.copyOf(deeds);
    }

    Hand start() {
        return deeds.getFirst().before();
    }

    Seat dealer() {
        return start().setting().dealer();
    }

    /** A hand of bots that keep to the code. */
    static Script lawful(long seed, RuleSet rules, Seat dealer) {
        Hand dealt = BotHand.dealt(seed, rules, dealer);
        List<Deed> deeds = new ArrayList<>(DealtOut.of(dealt, new Chance(seed).stream("deal")));
        BotHand.play(seed, dealt, (before, act, after) -> deeds.add(deed(before, act, after)));
        return new Script(deeds, Optional.empty(), false);
    }

    /**
     * A hand with this case in it; empty where no moment of it fits, or where the case is one that
     * only people can tell of.
     */
    static Optional<Script> mischief(long seed, RuleSet rules, Case which) {
        Hand start = Mischief.start(seed, rules, which);
        List<Deed> deeds = new ArrayList<>();
        if (start.dealing() == null) {
            deeds.addAll(DealtOut.of(start, new Chance(seed).stream("deal")));
        }
        boolean[] late = {false};
        Optional<Mischief.Committed> committed =
                Mischief.play(
                        seed,
                        rules,
                        which,
                        Mischief.Afterwards.CARRIED_OUT,
                        (before, move, after) -> {
                            late[0] |= move.late();
                            deeds.add(deed(before, move.act(), after));
                        });
        boolean told = deeds.stream().anyMatch(deed -> isTold(deed.act()));
        if (committed.isEmpty() || told) {
            return Optional.empty();
        }
        Script script = new Script(deeds, Optional.of(which), late[0]);
        return Optional.of(script.withTheDealThatFollows(seed, rules));
    }

    /** What nobody lays, lifts or presses. */
    private static boolean isTold(Act act) {
        return act instanceof Act.Report
                || act instanceof Act.SayDraw
                || act instanceof Act.Cannot
                || act instanceof Act.Waive
                || act instanceof Act.ArbiterPoints;
    }

    /** A void deal is gathered, and a good one follows. */
    private Script withTheDealThatFollows(long seed, RuleSet rules) {
        Hand end = deeds.getLast().after();
        if (end.dealing() == null || end.over()) {
            return this;
        }
        List<Deed> all = new ArrayList<>(deeds);
        if (!(deeds.getLast().act() instanceof Act.Redeal)) {
            Act redeal = new Act.Redeal();
            if (Engine.apply(end, redeal, all.size() + 1) instanceof Outcome.Ruled ruled) {
                all.add(deed(end, redeal, ruled));
            }
        }
        all.addAll(lawful(~seed, rules, dealer()).deeds());
        return new Script(all, mischief, onCall);
    }

    private static Deed deed(Hand before, Act act, Outcome.Ruled after) {
        return new Deed(before, named(act, after.moved()), after.moved(), after.hand());
    }

    /** Whoever draws sees the card: what truly happened names it. */
    private static Act named(Act act, List<Card> moved) {
        if (act instanceof Act.Draw draw && draw.cards().isEmpty()) {
            return new Act.Draw(draw.seat(), moved.stream().map(CardName::of).toList());
        }
        return act;
    }
}
