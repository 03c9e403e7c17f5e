package burraco.play.practice;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn;
import burraco.engine.rules.Code;
import burraco.engine.ruling.Case;
import burraco.hal.virtual.Chance;
import burraco.play.Mischief;
import burraco.play.evening.Casting;
import burraco.play.evening.Deed;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds the mistakes that are possible at this moment. */
final class Slips {
    /** How often a fitting card is looked for. Each attempt picks one at random. */
    private static final int TRIES = 3;

    /** Cases that no sensor notices, or of which no sensor tells who committed them. */
    private static final Set<Case> NOT_HEARD =
            EnumSet.of(
                    Case.DRAW_OUT_OF_TURN,
                    Case.WILD_CARD_MOVED,
                    Case.EXPOSED_CARD,
                    Case.PLAY_AFTER_THE_DISCARD,
                    Case.POZZETTO_LOOKED_INTO_TOO_SOON,
                    Case.ACT_WHILE_A_RULING_WAITS);

    /** Faults of the deal, and faults that are noticed later than they are committed. */
    private static final Set<Case> NOT_OF_A_MOMENT =
            EnumSet.of(
                    Case.WRONG_DEAL,
                    Case.WRONG_NUMBER_DEALT,
                    Case.DECK_NOT_WHOLE,
                    Case.OLD_POZZETTO_ON_THE_TABLE,
                    Case.OLD_POZZETTO_TAKEN,
                    Case.SURPLUS_LATER,
                    Case.EQUAL_COMBINATION_LATER,
                    Case.GROUNDLESS_PICKUP_NOTICED_LATE,
                    Case.ACT_AFTER_THE_END,
                    Case.OVER_THE_TIME);

    private Slips() {}

    /** The mistakes that can fit some moment of a hand. */
    static List<Case> cases(Code code) {
        Set<Case> cases = EnumSet.copyOf(Casting.cases(code));
        cases.removeAll(NOT_HEARD);
        cases.removeAll(NOT_OF_A_MOMENT);
        return Mischief.cases().stream().filter(cases::contains).toList();
    }

    /** The mistakes that are possible now, in the order of the cases. */
    static List<Slip> of(Hand hand, Chance chance) {
        List<Slip> slips = new ArrayList<>();
        if (hand.over() || hand.isDealing() || !hand.owed().isEmpty() || isTaking(hand)) {
            return slips;
        }
        for (Case which : cases(hand.rules().code())) {
            if (canBeTold(which, hand)) {
                slip(hand, which, chance.stream(which.id())).ifPresent(slips::add);
            }
        }
        return slips;
    }

    /**
     * Whether the table can tell who committed it. A pickup before the player in turn has drawn, or
     * of only a card or two, looks like that player's own.
     */
    private static boolean canBeTold(Case which, Hand hand) {
        return which != Case.PICKUP_OUT_OF_TURN
                || hand.turn().took() == Turn.Took.DREW && hand.pile().size() > 2;
    }

    /** Whether a picked up pile lies in front of a player who has not played from it yet. */
    private static boolean isTaking(Hand hand) {
        return hand.turn().took() == Turn.Took.PICKED_UP && !hand.turn().justified();
    }

    private static Optional<Slip> slip(Hand hand, Case which, Chance chance) {
        for (int i = 0; i < TRIES; i++) {
            Optional<Slip> slip =
                    Mischief.plan(hand, Knowledge.NEXT, which, chance)
                            .flatMap(steps -> slip(which, steps));
            if (slip.isPresent()) {
                return slip;
            }
        }
        return Optional.empty();
    }

    private static Optional<Slip> slip(Case which, List<Mischief.Step> steps) {
        List<Deed> deeds = new ArrayList<>();
        for (Mischief.Step step : steps) {
            if (!(step.act() instanceof Act.OfSeat)) {
                return Optional.empty();
            }
            deeds.add(
                    new Deed(step.before(), step.act(), step.after().moved(), step.after().hand()));
        }
        return seat(steps.getLast().act()).map(seat -> new Slip(which, seat, deeds));
    }

    private static Optional<Seat> seat(Act act) {
        return act instanceof Act.OfSeat of ? Optional.of(of.seat()) : Optional.empty();
    }
}
