package burraco.record;

import burraco.cards.CardName;
import burraco.engine.act.Act;
import burraco.engine.act.DiscardPlace;
import burraco.engine.meld.MeldId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Writes acts in the words of the record. */
final class ActText {
    private ActText() {}

    static String of(Act act, boolean late) {
        return of(act, cards(act)) + (late ? " ?" : "");
    }

    /**
     * @param cards the names for the act's cards
     */
    static String of(Act act, List<CardName> cards) {
        return switch (act) {
            case Act.Lot lot -> "lot " + lot.seat() + list(cards);
            case Act.Shuffle shuffle -> "shuffle " + shuffle.seat();
            case Act.Cut cut -> "cut " + cut.seat();
            case Act.Deal deal -> "deal " + deal.to() + list(cards);
            case Act.DealPozzetto deal -> "deal P" + deal.pozzetto() + list(cards);
            case Act.TurnUp up -> "turnup" + list(cards) + place(up.place());
            case Act.Draw draw -> draw.seat() + " draw" + list(cards);
            case Act.Pickup pickup -> pickup.seat() + " pickup" + list(cards);
            case Act.Open open -> open.seat() + " open" + list(cards) + as(open.as());
            case Act.Tie tie -> tie.seat() + " tie " + tie.meld() + list(cards);
            case Act.Discard discard ->
                    discard.seat() + " discard" + list(cards) + place(discard.place());
            case Act.TakePozzetto take ->
                    take.seat() + " pozzetto" + take.number().map(n -> " " + n).orElse("");
            case Act.Look look -> look.seat() + " look";
            case Act.TakeBack back -> back.seat() + " takeback " + back.meld() + list(cards);
            case Act.TakeBackDiscard back -> back.seat() + " takeback discard" + list(cards);
            case Act.PutBack back ->
                    back.seat() + " putback " + back.to().name().toLowerCase(Locale.ROOT);
            case Act.Merge merge -> merge.seat() + " merge " + merge.meld() + " " + merge.into();
            case Act.Lay lay -> lay.seat() + " lay" + list(cards);
            case Act.Expose expose -> expose.seat() + " expose" + list(cards);
            case Act.Show show -> show.seat() + " show" + list(cards);
            case Act.Cannot cannot -> cannot.seat() + " cannot";
            case Act.SayDraw say -> say.seat() + " say draw";
            case Act.Elapse elapse -> "+" + time(elapse.millis());
            case Act.Gap gap -> "gap " + time(gap.millis()) + GapText.of(gap.then().naming(cards));
            case Act.Notice notice -> "notice" + notice.seat().map(s -> " " + s).orElse("");
            case Act.Doubt doubt ->
                    "doubt " + doubt.seat() + doubt.which().map(n -> " " + n).orElse("");
            case Act.TimeOut _ -> "timeout";
            case Act.Report report -> report(report, cards);
            case Act.Waive _ -> "arbiter waive";
            case Act.ArbiterPoints given -> "arbiter points " + given.line() + " " + given.points();
            case Act.Decide(var what) -> "arbiter " + DecisionText.of(what, cards);
            case Act.Redeal _ -> "arbiter redeal";
            case Act.End _ -> "end";
        };
    }

    /** The cards that an act names. */
    static List<CardName> cards(Act act) {
        return switch (act) {
            case Act.Lot lot -> List.of(lot.card());
            case Act.Deal deal -> List.of(deal.card());
            case Act.DealPozzetto deal -> List.of(deal.card());
            case Act.TurnUp up -> List.of(up.card());
            case Act.Draw draw -> draw.cards();
            case Act.Pickup pickup -> pickup.cards();
            case Act.Open open -> open.cards();
            case Act.Tie tie -> tie.cards();
            case Act.Discard discard -> discard.cards();
            case Act.TakeBack back -> back.cards();
            case Act.TakeBackDiscard back -> back.cards();
            case Act.Lay lay -> lay.cards();
            case Act.Expose expose -> List.of(expose.card());
            case Act.Show show -> List.of(show.card());
            case Act.Report report -> report.cards();
            case Act.Decide(var what) -> what.cards();
            case Act.Gap gap -> gap.then().cards();
            case Act.Cardless _ -> List.of();
        };
    }

    private static String report(Act.Report report, List<CardName> cards) {
        return "arbiter "
                + report.which()
                + report.seat().map(seat -> " " + seat).orElse("")
                + report.meld().map(meld -> " " + meld).orElse("")
                + list(cards)
                + report.minutes().map(minutes -> " " + minutes + "m").orElse("");
    }

    private static String time(long millis) {
        long seconds = millis / 1000;
        return millis % 1000 == 0
                ? seconds + "s"
                : seconds + String.format(Locale.ROOT, ".%03ds", millis % 1000);
    }

    private static String as(Optional<MeldId> id) {
        return id.map(meld -> " as " + meld).orElse("");
    }

    private static String place(Optional<DiscardPlace> place) {
        return place.map(p -> " " + place(p)).orElse("");
    }

    static String place(DiscardPlace place) {
        return "@" + place.name().toLowerCase(Locale.ROOT);
    }

    static String list(List<CardName> cards) {
        StringBuilder text = new StringBuilder();
        for (CardName card : cards) {
            text.append(' ').append(card);
        }
        return text.toString();
    }
}
