package burraco.play.evening;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Player;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.hal.virtual.Chance;
import burraco.play.Bot;
import burraco.play.BotHand;
import burraco.play.Mischief;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The plan of a hand, from the shuffling to the end, made before anybody moves a card.
 *
 * @param deeds in order, with all cards known
 * @param mischief the case that is committed on purpose
 * @param onCall whether faults are ruled only when somebody calls
 */
public record Script(List<Deed> deeds, Optional<Case> mischief, boolean onCall) {
    public Script {
        deeds = List.copyOf(deeds);
    }

    public Hand start() {
        return deeds.getFirst().before();
    }

    public Seat dealer() {
        return start().setting().dealer();
    }

    /** Whether no line ever has more melds than that. */
    boolean fits(int places) {
        return deeds.stream()
                .map(deed -> deed.after().melds())
                .allMatch(
                        melds -> melds.count(Line.NS) <= places && melds.count(Line.EW) <= places);
    }

    /**
     * A hand of bots that keep to the code.
     *
     * @param places how many melds of a line the table has room for
     */
    public static Script lawful(long seed, RuleSet rules, Seat dealer, int places) {
        Hand dealt = BotHand.dealt(seed, rules, dealer);
        List<Deed> deeds = new ArrayList<>(ShuffledDeal.of(dealt, new Chance(seed).stream("deal")));
        Bot bot = new Bot(new Chance(~seed), places);
        int timeOut = timeOut(new Chance(seed).stream("clock"));
        BotHand.play(
                dealt, bot, timeOut, (before, act, after) -> deeds.add(deed(before, act, after)));
        return new Script(deeds, Optional.empty(), false);
    }

    /** The number of the act before which the round's time is up, if that happens in this hand. */
    private static int timeOut(Chance chance) {
        boolean isUp = Manners.USUAL.does(Quirk.RUNS_OUT_OF_TIME, chance);
        return isUp ? 40 + chance.below(100) : Integer.MAX_VALUE;
    }

    /**
     * A hand with this case in it. Empty if no moment of the hand fits, if only people can report
     * the case, or if it needs a hand that a deal cannot lead to.
     */
    public static Optional<Script> mischief(long seed, RuleSet rules, Case which, int places) {
        Hand start = Mischief.start(seed, rules, which);
        if (!isAsDealt(start)) {
            return Optional.empty();
        }
        List<Deed> deeds = new ArrayList<>();
        if (!start.isDealing()) {
            deeds.addAll(ShuffledDeal.of(start, new Chance(seed).stream("deal")));
        }
        boolean[] late = {false};
        Optional<Mischief.Committed> committed =
                Mischief.play(
                        seed,
                        rules,
                        which,
                        Mischief.Afterwards.CARRIED_OUT,
                        new Bot(new Chance(~seed), places),
                        (before, move, after) -> {
                            late[0] |= move.late();
                            deeds.add(deed(before, move.act(), after));
                        });
        boolean told = deeds.stream().anyMatch(deed -> isTold(deed.act()));
        if (committed.isEmpty() || told) {
            return Optional.empty();
        }
        Script script = new Script(deeds, Optional.of(which), late[0]);
        return Optional.of(script.withTheDealThatFollows(seed, rules, places));
    }

    /**
     * The beginning of this script: from the first card dealt to at most this many acts after the
     * first card is faced, without mischief planned for later.
     */
    public Script beginning(int acts) {
        List<Deed> kept = new ArrayList<>();
        int left = acts;
        boolean faced = false;
        for (Deed deed : deeds) {
            boolean before = deed.act() instanceof Act.Shuffle || deed.act() instanceof Act.Cut;
            if (!before && (!faced || left-- > 0)) {
                kept.add(deed);
            }
            faced |= deed.act() instanceof Act.TurnUp;
        }
        return new Script(kept, mischief.filter(which -> isRuled(which, kept)), onCall);
    }

    private static boolean isRuled(Case which, List<Deed> deeds) {
        return deeds.stream()
                .map(deed -> Engine.apply(deed.before(), deed.act(), 1))
                .anyMatch(outcome ->
                        outcome instanceof Outcome.Ruled ruled
                                && ruled.rulings().stream()
                                        .anyMatch(ruling -> ruling.which() == which));
    }

    /** A seat whose player has no reason to keep quiet about a fault. */
    private static Seat opponent(Hand hand) {
        return hand.unnoticed().stream()
                .map(Fault::offender)
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(hand.turn().seat())
                .next();
    }

    /** Whether nothing in this position is the consequence of an earlier fault. */
    private static boolean isAsDealt(Hand start) {
        for (Seat seat : Seat.values()) {
            Player player = start.player(seat);
            if (!player.penalized().isEmpty() || !player.exposed().isEmpty()) {
                return false;
            }
        }
        return start.turn().limit().isEmpty();
    }

    /** Whether an act is only spoken: nobody lays or lifts a card, or presses a button. */
    private static boolean isTold(Act act) {
        return act instanceof Act.Report
                || act instanceof Act.SayDraw
                || act instanceof Act.Cannot
                || act instanceof Act.Waive
                || act instanceof Act.ArbiterPoints
                || act instanceof Act.Decide;
    }

    /** Adds another deal after a void one. */
    private Script withTheDealThatFollows(long seed, RuleSet rules, int places) {
        Hand end = deeds.getLast().after();
        if (!end.isDealing() || end.over()) {
            return this;
        }
        List<Deed> all = new ArrayList<>(deeds);
        if (!(deeds.getLast().act() instanceof Act.Redeal)) {
            Act redeal = new Act.Redeal();
            if (Engine.apply(end, redeal, all.size() + 1) instanceof Outcome.Ruled ruled) {
                all.add(deed(end, redeal, ruled));
            }
        }
        all.addAll(lawful(~seed, rules, dealer(), places).deeds());
        return new Script(all, mischief, onCall);
    }

    private static Deed deed(Hand before, Act act, Outcome.Ruled after) {
        return new Deed(before, named(before, act, after.moved()), after.moved(), after.hand());
    }

    /**
     * An act with its cards and its seat named, because what truly happened includes them: whoever
     * draws sees the card, and whoever calls has a seat.
     */
    private static Act named(Hand before, Act act, List<Card> moved) {
        if (act instanceof Act.Notice) {
            return new Act.Notice(Optional.of(opponent(before)));
        }
        if (act instanceof Act.Draw draw && draw.cards().isEmpty()) {
            return new Act.Draw(draw.seat(), moved.stream().map(CardName::of).toList());
        }
        return act;
    }
}
