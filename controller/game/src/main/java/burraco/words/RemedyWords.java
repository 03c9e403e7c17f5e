package burraco.words;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import java.util.List;
import java.util.Optional;

/**
 * Sentences about remedies. Some remedies mean something else under one case than under another.
 */
final class RemedyWords {
    private final Book book;
    private final CardWords cards;

    RemedyWords(Book book) {
        this.book = book;
        cards = new CardWords(book);
    }

    /**
     * @param ruling the ruling that asks for it; empty for the remedy by itself
     */
    String say(Remedy remedy, Optional<Ruling> ruling, Width width) {
        return switch (remedy) {
            case Remedy.TakeBack back when back.from().isPresent() ->
                    cards(
                            "takeback.meld",
                            width,
                            say(back.seat()),
                            back.cards(),
                            back.from().get());
            case Remedy.TakeBack back ->
                    cards("takeback.discard", width, say(back.seat()), back.cards());
            case Remedy.Restore back when back.shownTo().isPresent() ->
                    cards(
                            "restore.stock.shown",
                            width,
                            say(back.seat()),
                            back.cards(),
                            say(back.shownTo().get()));
            case Remedy.Restore back ->
                    cards("restore." + back.what(), width, say(back.seat()), back.cards());
            case Remedy.Merge merge -> plain("merge", width, merge.meld(), merge.into());
            case Remedy.Penalize aside ->
                    cards(
                            "penalize" + oneOrMany(aside.cards()),
                            width,
                            say(aside.seat()),
                            aside.cards());
            case Remedy.Discard due -> discard(due, width);
            case Remedy.Cure cure -> plain("cure", width, say(cure.seat()), cure.meld());
            case Remedy.Draw draw ->
                    plain(
                            "draw" + ruling.map(RemedyWords::from).orElse(""),
                            width,
                            say(draw.seat()));
            case Remedy.Play play ->
                    cards("play" + oneOrMany(play.cards()), width, say(play.seat()), play.cards());
            case Remedy.Show show -> cards("show", width, say(show.seat()), List.of(show.card()));
            case Remedy.Complete complete ->
                    plain("complete", width, say(complete.seat()), complete.seconds());
            case Remedy.Stop stop -> plain("stop", width, say(stop.seat()));
            case Remedy.Limit limit ->
                    plain("limit." + limit.turn() + "." + limit.take(), width, say(limit.seat()));
            case Remedy.Freeze freeze when freeze.until().isPresent() ->
                    plain(
                            "freeze." + ruling.map(RemedyWords::until).orElse("until"),
                            width,
                            freeze.meld(),
                            say(freeze.until().get()));
            case Remedy.Freeze freeze -> plain("freeze.end", width, freeze.meld());
            case Remedy.Negative negative ->
                    cards("negative", width, say(negative.line()), negative.cards());
            case Remedy.Bar bar -> bar(bar, width);
            case Remedy.Warn warn -> plain("warn", width, say(warn.seat()));
            case Remedy.Points given -> plain("points", width, say(given.line()), given.points());
            // The line loses them.
            case Remedy.Vp vp -> plain("vp", width, say(vp.line()), -vp.points());
            case Remedy.Repair repair -> plain("repair." + repair.what(), width);
            case Remedy.Redeal _ -> plain("redeal", width);
            case Remedy.Reopen _ -> plain("reopen", width);
            case Remedy.Advise _ ->
                    plain("advise" + ruling.map(RemedyWords::advice).orElse(""), width);
        };
    }

    /** After an undone pickup he draws; after a missed draw (art. 28) he may do either. */
    private static String from(Ruling ruling) {
        return switch (ruling.which()) {
            case PICKUP_WITHOUT_PLAY, CANNOT_PLAY -> ".stock";
            case Case _ -> "";
        };
    }

    /** What was laid out of turn has to wait for the turn after the limited one (art. 29). */
    private static String until(Ruling ruling) {
        return ruling.which() == Case.PLAY_OUT_OF_TURN_DRAW ? "after" : "until";
    }

    /**
     * What is left to people, mostly an arbiter's judgement. Beside other remedies it is only what
     * these do not cover.
     */
    private static String advice(Ruling ruling) {
        boolean alone = ruling.remedies().size() == 1;
        return switch (ruling.which()) {
            // What the code permits, or permits about the deal once play has begun.
            case FAN_LOOKED_AT_BEFORE_THE_START,
                    CARD_SEEN_IN_THE_DEAL,
                    WRONG_NUMBER_DEALT,
                    WRONG_NUMBER_NOTICED_LATE,
                    DECK_NOT_WHOLE,
                    DECK_NOT_WHOLE_IN_PLAY,
                    OLD_POZZETTO_ON_THE_TABLE,
                    OLD_POZZETTO_TAKEN,
                    POZZETTO_NOT_OF_ELEVEN,
                    WRONG_POZZETTO,
                    FIRST_CARD_ELSEWHERE,
                    DISCARD_APART ->
                    ".goes-on";
            case WRONG_OPENING -> alone ? "" : ".choice";
            case PLAY_OUT_OF_TURN_DRAW, DRAW_AFTER_POZZETTO, PICKUP_AFTER_POZZETTO ->
                    alone ? "" : ".rest";
            case OVER_THE_TIME -> ".highest";
            case ACT_WHILE_A_RULING_WAITS -> ".waits";
            case ACT_AFTER_THE_END -> ".over";
            case STALL -> ".stall";
            case THROWN -> ".opponents";
            case NOT_AS_DECLARED -> ".declared";
            case MIXED_BEFORE_THE_COUNT -> ".rebuild";
            case Case _ -> "";
        };
    }

    private String bar(Remedy.Bar bar, Width width) {
        String seat = say(bar.seat());
        if (bar.meld().isEmpty()) {
            return cards("bar.cards", width, seat, bar.cards());
        }
        return bar.cards().isEmpty()
                ? plain("bar.meld", width, seat, bar.meld().get())
                : cards("bar.tie", width, seat, bar.cards(), bar.meld().get());
    }

    private String discard(Remedy.Discard due, Width width) {
        String seat = say(due.seat());
        return switch (due.cards().size()) {
            case 0 -> plain("discard.any", width, seat);
            case 1 -> cards("discard.one", width, seat, due.cards());
            default -> cards("discard.of", width, seat, due.cards());
        };
    }

    private static String oneOrMany(List<Card> cards) {
        return cards.size() == 1 ? ".one" : "";
    }

    private String say(Seat seat) {
        return book.say("seat." + seat);
    }

    private String say(Line line) {
        return book.say("line." + line);
    }

    private String plain(String name, Width width, Object... details) {
        return book.say("remedy." + name + "." + width.columns(), details);
    }

    private String cards(String name, Width width, String who, List<Card> named, Object... more) {
        String key = "remedy." + name + "." + width.columns();
        return cards.fitted(key, width, who, named, more);
    }
}
