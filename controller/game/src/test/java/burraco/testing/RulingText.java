package burraco.testing;

import burraco.cards.Card;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Rulings in the notation of tests: {@code 26.1 W: cure EW1; discard KD; penalize W 8C; stop W}.
 * Each remedy is the word that the answer in a record has for it, followed by its details.
 */
public final class RulingText {
    private RulingText() {}

    public static String of(Ruling ruling) {
        String seat = ruling.seat().map(one -> " " + one).orElse("");
        return ruling.which() + seat + ": " + remedies(ruling);
    }

    public static String remedies(Ruling ruling) {
        return ruling.remedies().stream().map(RulingText::of).collect(Collectors.joining("; "));
    }

    static String of(Remedy remedy) {
        return switch (remedy) {
            case Remedy.TakeBack back ->
                    words(
                                    "takeback",
                                    back.seat(),
                                    back.from().map(Object::toString).orElse("discard"))
                            + cards(back.cards());
            case Remedy.Restore back ->
                    words("restore", back.seat(), back.what()) + cards(back.cards());
            case Remedy.Merge merge -> words("merge", merge.meld(), merge.into());
            case Remedy.Penalize aside -> words("penalize", aside.seat()) + cards(aside.cards());
            case Remedy.Discard due -> words("discard", due.seat()) + cards(due.cards());
            case Remedy.Cure cure -> words("cure", cure.seat(), cure.meld());
            case Remedy.Draw draw -> words("draw", draw.seat());
            case Remedy.Play play -> words("play", play.seat()) + cards(play.cards());
            case Remedy.Show show -> words("show", show.seat(), show.card().face());
            case Remedy.Complete complete -> words("complete", complete.seat(), complete.seconds());
            case Remedy.Stop stop -> words("stop", stop.seat());
            case Remedy.Limit limit -> words("limit", limit.seat(), limit.turn(), limit.take());
            case Remedy.Freeze freeze ->
                    words(
                            "freeze",
                            freeze.meld(),
                            freeze.until().map(Object::toString).orElse("end"));
            case Remedy.Negative negative ->
                    words("negative", negative.line()) + cards(negative.cards());
            case Remedy.Warn warn -> words("warn", warn.seat());
            case Remedy.Points given -> words("points", given.line(), given.points());
            case Remedy.Vp vp -> words("vp", vp.line(), vp.points());
            case Remedy.Repair repair -> words("repair", repair.what());
            case Remedy.Bar bar ->
                    words("bar", bar.seat())
                            + bar.meld().map(meld -> " " + meld).orElse("")
                            + cards(bar.cards());
            case Remedy.Redeal _ -> "redeal";
            case Remedy.Reopen _ -> "reopen";
            case Remedy.Advise _ -> "advise";
        };
    }

    private static String words(String verb, Object... details) {
        StringBuilder text = new StringBuilder(verb);
        for (Object detail : details) {
            text.append(' ').append(detail);
        }
        return text.toString();
    }

    private static String cards(List<Card> cards) {
        return cards.stream().map(card -> " " + card.face()).collect(Collectors.joining());
    }
}
