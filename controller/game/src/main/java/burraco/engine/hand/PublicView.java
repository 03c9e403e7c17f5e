package burraco.engine.hand;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.meld.Meld;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What everybody at the table may know: open cards, and cards that everybody saw going into a fan.
 * Rulings are based on this hand, whatever else the table knows.
 */
public final class PublicView {
    private PublicView() {}

    public static Hand of(Hand hand) {
        Draft draft = new Draft(hand, 0);
        for (Seat seat : Seat.values()) {
            Player player = hand.player(seat);
            Cards seen = player.inSight();
            draft.places().fan(seat, new Holding(seen, player.fan().size() - seen.size()));
            player.takenFrom(Source.STOCK)
                    .map(taken -> new Taken(Source.STOCK, unseen(taken.cards()), 0, taken.inTurn()))
                    .ifPresent(taken -> draft.places().taken(seat, taken));
        }
        draft.places().stock(Row.unseen(hand.stock().size()));
        for (int number = 1; number <= 3; number++) {
            draft.places().pozzetto(number, unseen(hand.pozzetto(number)));
        }
        draft.docket().beforeLast().ifPresent(before -> draft.docket().beforeLast(of(before)));
        Progress progress = draft.progress();
        progress.beforeClosing(progress.beforeClosing().map(PublicView::of));
        hideOwed(draft);
        hideUnnoticed(draft);
        draft.places().unlocated(hand.setting().deck().without(located(draft)));
        return draft.hand();
    }

    private static Cards located(Draft draft) {
        Cards located = draft.pile().known();
        for (Seat seat : Seat.values()) {
            located = located.with(draft.fan(seat).known());
            located = located.with(Cards.of(draft.player(seat).penalized()));
        }
        for (Line line : Line.values()) {
            for (Meld meld : draft.melds().of(line)) {
                located = located.with(meld.cards());
            }
        }
        return located;
    }

    private static List<Card> unseen(List<Card> cards) {
        return Collections.nCopies(cards.size(), Card.UNSEEN);
    }

    private static Pozzetto unseen(Pozzetto pozzetto) {
        Holding cards = Holding.unseen(pozzetto.cards().size());
        return switch (pozzetto) {
            case Pozzetto.Lying _ -> new Pozzetto.Lying(cards);
            case Pozzetto.Unplayed held ->
                    new Pozzetto.Unplayed(held.seat(), cards, held.mayLook());
            case Pozzetto.Absent _, Pozzetto.Played _ -> pozzetto;
        };
    }

    private static void hideOwed(Draft draft) {
        for (Owed owed : draft.docket().owed()) {
            Owed hidden = owed;
            for (Remedy remedy : owed.due()) {
                boolean secret =
                        remedy instanceof Remedy.Restore back
                                && (back.what() == Remedy.Place.STOCK
                                        || back.what() == Remedy.Place.POZZETTO);
                if (secret) {
                    Remedy.Restore back = (Remedy.Restore) remedy;
                    Remedy.Restore other =
                            new Remedy.Restore(
                                    back.seat(),
                                    back.what(),
                                    back.meld(),
                                    unseen(back.cards()),
                                    back.shownTo());
                    hidden = hidden.with(remedy, Optional.of(other));
                }
            }
            if (hidden != owed) {
                draft.docket().rewrite(owed, hidden);
            }
        }
    }

    private static void hideUnnoticed(Draft draft) {
        for (Fault fault : draft.docket().take(_ -> true)) {
            boolean secret =
                    fault instanceof Fault.OfTaking taking && taking.from() == Source.STOCK;
            draft.docket().fault(secret ? hidden((Fault.OfTaking) fault) : fault);
        }
        draft.docket().keepUntilCalled();
    }

    private static Fault hidden(Fault.OfTaking taking) {
        return new Fault.OfTaking(
                taking.kind(),
                taking.which(),
                taking.seat(),
                taking.act(),
                taking.from(),
                unseen(taking.cards()));
    }

    /**
     * The act as everybody saw it.
     *
     * @param moved the physical cards that it named, in order
     */
    public static Act of(Act act, List<Card> moved) {
        return switch (act) {
            case Act.Draw draw ->
                    new Act.Draw(
                            draw.seat(),
                            Collections.nCopies(Math.max(1, draw.cards().size()), CardName.UNSEEN));
            case Act.Deal deal -> new Act.Deal(deal.to(), CardName.UNSEEN);
            case Act.DealPozzetto deal -> new Act.DealPozzetto(deal.pozzetto(), CardName.UNSEEN);
            case Act.TurnUp faced -> new Act.TurnUp(exact(faced.card(), moved), faced.place());
            case Act.Pickup pickup -> new Act.Pickup(pickup.seat(), exact(pickup.cards(), moved));
            case Act.Open open -> new Act.Open(open.seat(), exact(open.cards(), moved), open.as());
            case Act.Tie tie -> new Act.Tie(tie.seat(), tie.meld(), exact(tie.cards(), moved));
            case Act.Discard discard ->
                    new Act.Discard(discard.seat(), exact(discard.cards(), moved), discard.place());
            case Act.TakeBack back ->
                    new Act.TakeBack(back.seat(), back.meld(), exact(back.cards(), moved));
            case Act.TakeBackDiscard back ->
                    new Act.TakeBackDiscard(back.seat(), exact(back.cards(), moved));
            case Act.Lay lay -> new Act.Lay(lay.seat(), exact(lay.cards(), moved));
            case Act.Expose expose -> new Act.Expose(expose.seat(), exact(expose.card(), moved));
            case Act.Show show -> new Act.Show(show.seat(), exact(show.card(), moved));
            case Act.Report report ->
                    new Act.Report(
                            report.which(),
                            report.seat(),
                            report.meld(),
                            exact(report.cards(), moved),
                            report.minutes());
            case Act.Decide(var what) -> new Act.Decide(what.naming(exact(what.cards(), moved)));
            case Act.Gap gap ->
                    new Act.Gap(gap.millis(), gap.then().naming(exact(gap.then().cards(), moved)));
            case Act.Lot _, Act.Cardless _ -> act;
        };
    }

    /** Names for exactly the cards that were meant, so that both views use the same copies. */
    private static List<CardName> exact(List<CardName> names, List<Card> moved) {
        if (names.size() != moved.size()) {
            return names;
        }
        List<CardName> exact = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            Card card = moved.get(i);
            exact.add(CardName.of(card));
        }
        return exact;
    }

    private static CardName exact(CardName name, List<Card> moved) {
        return exact(List.of(name), moved).getFirst();
    }
}
