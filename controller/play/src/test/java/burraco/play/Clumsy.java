package burraco.play;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn;
import burraco.engine.legal.LegalActs;
import burraco.engine.meld.Meld;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Settled;
import burraco.hal.virtual.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A bot that plays without checking that it may: a play as in another turn, a card added to any
 * meld, a card too many, or another discard.
 */
final class Clumsy {
    private final Chance chance;

    Clumsy(Chance chance) {
        this.chance = chance;
    }

    /**
     * The act of whoever has to act, in most cases; sometimes that of the next player or his
     * partner.
     */
    Optional<Act> act(Hand hand) {
        Seat acting = hand.acting();
        Seat seat =
                switch (chance.below(8)) {
                    case 0 -> acting.next();
                    case 1 -> acting.partner();
                    default -> acting;
                };
        return switch (chance.below(20)) {
            case 0, 1, 2, 3, 4 -> play(hand, seat);
            case 5, 6 -> open(hand, seat, 3 + chance.below(2));
            case 7, 8, 9 -> tie(hand, seat);
            case 10, 11, 12 -> discard(hand, seat);
            case 13, 14 -> Optional.of(new Act.Draw(seat, List.of()));
            case 15 ->
                    hand.pile().isEmpty()
                            ? Optional.empty()
                            : Optional.of(new Act.Pickup(seat, List.of()));
            case 16 -> Optional.of(new Act.TakePozzetto(seat, Optional.empty()));
            case 17 -> Optional.of(new Act.PutBack(seat, Source.values()[chance.below(3)]));
            case 18 -> expose(hand, seat);
            default -> said(hand, seat);
        };
    }

    /** A play that would be lawful in an ordinary turn. */
    private Optional<Act> play(Hand hand, Seat seat) {
        Draft draft = new Draft(hand, 0);
        draft.docket().settleAll(Settled.Why.BEFORE_A_GAP);
        draft.places().penalized(seat, List.of());
        draft.turn(Turn.of(seat).drew());
        List<Act> plays = new ArrayList<>(LegalActs.of(draft.hand()));
        plays.removeIf(act -> !(act instanceof Act.Open || act instanceof Act.Tie));
        return plays.isEmpty()
                ? tie(hand, seat)
                : Optional.of(plays.get(chance.below(plays.size())));
    }

    private Optional<Act> open(Hand hand, Seat seat, int count) {
        List<CardName> names = some(hand, seat, count);
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(new Act.Open(seat, names, Optional.empty()));
    }

    private Optional<Act> tie(Hand hand, Seat seat) {
        List<Meld> melds = chance.below(8) == 0 ? hand.melds().all() : hand.melds().of(seat.line());
        List<CardName> names = some(hand, seat, 1 + chance.below(5) / 4);
        return melds.isEmpty() || names.isEmpty()
                ? Optional.empty()
                : Optional.of(new Act.Tie(seat, melds.get(chance.below(melds.size())).id(), names));
    }

    private Optional<Act> discard(Hand hand, Seat seat) {
        List<CardName> names = some(hand, seat, 1 + chance.below(10) / 9);
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(new Act.Discard(seat, names, Optional.empty()));
    }

    private Optional<Act> expose(Hand hand, Seat seat) {
        List<CardName> names = some(hand, seat, 1);
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(new Act.Expose(seat, names.getFirst()));
    }

    private Optional<Act> said(Hand hand, Seat seat) {
        return Optional.of(
                switch (chance.below(8)) {
                    case 0 -> new Act.Cannot(seat);
                    case 1 -> new Act.SayDraw(seat.partner());
                    case 2 -> new Act.Waive();
                    case 3 -> new Act.Look(seat);
                    case 4 ->
                            new Act.Report(
                                    Case.EXPOSED_CARD_PROMPTED,
                                    Optional.of(hand.turn().seat()),
                                    Optional.empty(),
                                    List.of(),
                                    Optional.empty());
                    default -> new Act.Notice(Optional.empty());
                });
    }

    private List<CardName> some(Hand hand, Seat seat, int count) {
        List<Card> fan = new ArrayList<>();
        hand.fan(seat).known().forEach(fan::add);
        List<CardName> names = new ArrayList<>();
        for (int i = 0; i < count && !fan.isEmpty(); i++) {
            names.add(CardName.of(fan.remove(chance.below(fan.size()))));
        }
        return names;
    }
}
