package burraco.cli.judge;

import burraco.cards.Card;
import burraco.cards.Face;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Remedy;
import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A remedy in the output of {@code judge --json}: what has to be done, with details. */
public sealed interface RemedyJson extends JsonObject {
    String do_();

    record Alone(String do_) implements RemedyJson {}

    record OfSeat(String do_, Seat seat) implements RemedyJson {}

    record OfMeld(String do_, Seat seat, MeldId meld) implements RemedyJson {}

    record OfCards(String do_, Seat seat, String cards) implements RemedyJson {}

    record OfCardsOfLine(String do_, Line line, String cards) implements RemedyJson {}

    record OfPoints(String do_, Line line, int points) implements RemedyJson {}

    /**
     * @param meld where the cards lie, or {@code discard}
     */
    record TakeBack(String do_, Seat seat, String meld, String cards) implements RemedyJson {}

    record Restore(
            String do_,
            Seat seat,
            Remedy.Place what,
            String cards,
            @OmitEmpty Optional<Seat> shownTo)
            implements RemedyJson {}

    record Merge(String do_, MeldId meld, MeldId into) implements RemedyJson {}

    record Show(String do_, Seat seat, Face card) implements RemedyJson {}

    record Complete(String do_, Seat seat, int seconds) implements RemedyJson {}

    record Limit(String do_, Seat seat, Remedy.When turn, Allowed take) implements RemedyJson {}

    /**
     * @param until a seat, or {@code end}
     */
    record Freeze(String do_, MeldId meld, String until) implements RemedyJson {}

    record Bar(String do_, Seat seat, Optional<MeldId> meld, String cards) implements RemedyJson {}

    record Repair(String do_, Remedy.What what) implements RemedyJson {}

    static RemedyJson of(Remedy remedy) {
        return switch (remedy) {
            case Remedy.TakeBack back ->
                    new TakeBack(
                            "takeback",
                            back.seat(),
                            back.from().map(MeldId::toString).orElse("discard"),
                            cards(back.cards()));
            case Remedy.Restore back ->
                    new Restore(
                            "restore",
                            back.seat(),
                            back.what(),
                            cards(back.cards()),
                            back.shownTo());
            case Remedy.Merge merge -> new Merge("merge", merge.meld(), merge.into());
            case Remedy.Penalize aside ->
                    new OfCards("penalize", aside.seat(), cards(aside.cards()));
            case Remedy.Discard due -> new OfCards("discard", due.seat(), cards(due.cards()));
            case Remedy.Cure cure -> new OfMeld("cure", cure.seat(), cure.meld());
            case Remedy.Draw draw -> new OfSeat("draw", draw.seat());
            case Remedy.Play play -> new OfCards("play", play.seat(), cards(play.cards()));
            case Remedy.Show show -> new Show("show", show.seat(), show.card().face());
            case Remedy.Complete complete ->
                    new Complete("complete", complete.seat(), complete.seconds());
            case Remedy.Stop stop -> new OfSeat("stop", stop.seat());
            case Remedy.Limit limit -> new Limit("limit", limit.seat(), limit.turn(), limit.take());
            case Remedy.Freeze freeze ->
                    new Freeze(
                            "freeze",
                            freeze.meld(),
                            freeze.until().map(Seat::toString).orElse("end"));
            case Remedy.Negative negative ->
                    new OfCardsOfLine("negative", negative.line(), cards(negative.cards()));
            case Remedy.Warn warn -> new OfSeat("warn", warn.seat());
            case Remedy.Points given -> new OfPoints("points", given.line(), given.points());
            case Remedy.Vp vp -> new OfPoints("vp", vp.line(), vp.points());
            case Remedy.Repair repair -> new Repair("repair", repair.what());
            case Remedy.Bar bar -> new Bar("bar", bar.seat(), bar.meld(), cards(bar.cards()));
            case Remedy.Redeal _ -> new Alone("redeal");
            case Remedy.Reopen _ -> new Alone("reopen");
            case Remedy.Advise _ -> new Alone("advise");
        };
    }

    private static String cards(List<Card> cards) {
        return cards.stream().map(card -> card.face().toString()).collect(Collectors.joining(" "));
    }
}
