package burraco.signals;

import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.words.Words;
import java.util.List;
import java.util.Optional;

/** Sentences for acts. Of the acts of a deal, only the faced card has one here. */
public final class ActWords {
    private final Words words;

    public ActWords(Words words) {
        this.words = words;
    }

    public Optional<String> of(Act act) {
        return switch (act) {
            case Act.Shuffle _, Act.Cut _, Act.Deal _, Act.DealPozzetto _ -> Optional.empty();
            case Act.TurnUp up -> say("turnup", cards(List.of(up.card())));
            case Act.Notice(var seat) ->
                    seat.isPresent() ? say("notice", who(seat.get())) : say("notice-table");
            case Act.Elapse _ -> say("elapse");
            case Act.Gap gap -> say("gap", Math.ceilDiv(gap.millis(), 1000));
            case Act.Doubt doubt -> say("doubt", who(doubt.seat()));
            case Act.TimeOut _ -> say("timeout");
            case Act.Report report -> say("report", report.which());
            case Act.Waive _ -> say("waive");
            case Act.ArbiterPoints given -> say("points", words.say(given.line()), given.points());
            case Act.Decide _ -> say("decide");
            case Act.Redeal _ -> say("redeal");
            case Act.End _ -> say("end");
            case Act.OfSeat player -> ofSeat(player);
        };
    }

    /**
     * Sentences for the other acts of a deal, for readers of a whole record; empty for all other
     * acts.
     */
    public Optional<String> ofDeal(Act act) {
        return switch (act) {
            case Act.Shuffle shuffle -> say("shuffle", who(shuffle.seat()));
            case Act.Cut cut -> say("cut", who(cut.seat()));
            case Act.Deal deal -> say("deal", who(deal.to()));
            case Act.DealPozzetto pozzetto -> say("deal-pozzetto", pozzetto.pozzetto());
            case Act _ -> Optional.empty();
        };
    }

    private Optional<String> ofSeat(Act.OfSeat act) {
        String who = who(act.seat());
        return switch (act) {
            case Act.Shuffle _, Act.Cut _ -> Optional.empty();
            case Act.Lot lot -> say("lot", who, cards(List.of(lot.card())));
            case Act.Draw draw when draw.cards().size() > 1 ->
                    say("draw-more", who, draw.cards().size());
            case Act.Draw _ -> say("draw", who);
            case Act.Pickup pickup when pickup.cards().isEmpty() -> say("pickup", who);
            case Act.Pickup pickup -> say("pickup-part", who, cards(pickup.cards()));
            case Act.Open open -> say("open", who, cards(open.cards()));
            case Act.Tie tie -> say("tie", who, cards(tie.cards()), tie.meld());
            case Act.Discard discard -> say("discard", who, cards(discard.cards()));
            case Act.TakePozzetto _ -> say("pozzetto", who);
            case Act.Look _ -> say("look", who);
            case Act.TakeBack back when back.cards().isEmpty() ->
                    say("takeback-meld", who, back.meld());
            case Act.TakeBack back -> say("takeback", who, cards(back.cards()), back.meld());
            case Act.TakeBackDiscard _ -> say("takeback-discard", who);
            case Act.PutBack _ -> say("putback", who);
            case Act.Merge merge -> say("merge", who, merge.meld(), merge.into());
            case Act.Lay lay -> say("lay", who, cards(lay.cards()));
            case Act.Expose expose -> say("expose", who, cards(List.of(expose.card())));
            case Act.Show show -> say("show", who, cards(List.of(show.card())));
            case Act.Cannot _ -> say("cannot", who);
            case Act.SayDraw _ -> say("say-draw", who);
        };
    }

    private Optional<String> say(String key, Object... details) {
        return Optional.of(words.picture("act." + key, details));
    }

    private String who(Seat seat) {
        return words.say(seat);
    }

    private String cards(List<CardName> cards) {
        return words.cards(cards);
    }
}
