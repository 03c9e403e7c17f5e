package burraco.words;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.ruling.Basis;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import burraco.engine.ruling.Settled;
import java.util.List;
import java.util.Optional;

/** What people are told, in one language and as long as there is room for. */
public final class Words {
    private static final String ARTICLE = "art. ";

    private final Book book;

    private Words(Book book) {
        this.book = book;
    }

    public static Words in(Language language) {
        return new Words(Book.in(language));
    }

    static Words of(Book book) {
        return new Words(book);
    }

    public String say(Seat seat) {
        return book.say("seat." + seat);
    }

    public String say(Line line) {
        return book.say("line." + line);
    }

    /** What happened. */
    public String say(Case which, Width width) {
        return book.say("case." + which.id() + "." + width.columns());
    }

    /** The article that says so. */
    public String article(Case which) {
        return book.say("article." + which.id());
    }

    /** The article without the word for it; empty where no article names the case. */
    public Optional<String> number(Case which) {
        String named = article(which);
        return named.startsWith(ARTICLE)
                ? Optional.of(named.substring(ARTICLE.length()))
                : Optional.empty();
    }

    /** Why the code says so of this case, in a sentence of ours. */
    public String explain(Case which) {
        return book.say("explain.case." + which.id());
    }

    /** A word or sentence about what a ruling rests on, with details in it. */
    public String explain(String key, Object... details) {
        return book.say("explain." + key, details);
    }

    /** The article and paragraph that a ruling rests on: {@code art. 23, paragraph 3, point 2}. */
    public String paragraph(Ruling ruling) {
        String[] paragraph = Basis.of(ruling).paragraph().split("\\.");
        String place =
                paragraph.length == 2
                        ? explain("point", paragraph[0], paragraph[1])
                        : paragraph[0].isEmpty()
                                ? explain("no-paragraph")
                                : explain("paragraph", paragraph[0]);
        return article(ruling.which()) + ", " + place;
    }

    /** What is to be done now. */
    public String say(Remedy remedy, Width width) {
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
            case Remedy.Merge merge -> remedy("merge", width, merge.meld(), merge.into());
            case Remedy.Penalize aside ->
                    cards("penalize", width, say(aside.seat()), aside.cards());
            case Remedy.Discard due -> discard(due, width);
            case Remedy.Cure cure -> remedy("cure", width, say(cure.seat()), cure.meld());
            case Remedy.Draw draw -> remedy("draw", width, say(draw.seat()));
            case Remedy.Play play -> cards("play", width, say(play.seat()), play.cards());
            case Remedy.Show show ->
                    remedy("show", width, say(show.seat()), CardWords.say(show.card().face()));
            case Remedy.Complete complete ->
                    remedy("complete", width, say(complete.seat()), complete.seconds());
            case Remedy.Stop stop -> remedy("stop", width, say(stop.seat()));
            case Remedy.Limit limit ->
                    remedy("limit." + limit.turn() + "." + limit.take(), width, say(limit.seat()));
            case Remedy.Freeze freeze when freeze.until().isPresent() ->
                    remedy("freeze.until", width, freeze.meld(), say(freeze.until().get()));
            case Remedy.Freeze freeze -> remedy("freeze.end", width, freeze.meld());
            case Remedy.Negative negative ->
                    cards("negative", width, say(negative.line()), negative.cards());
            case Remedy.Bar bar -> bar(bar, width);
            case Remedy.Warn warn -> remedy("warn", width, say(warn.seat()));
            case Remedy.Points given -> remedy("points", width, say(given.line()), given.points());
            case Remedy.Vp vp -> remedy("vp", width, say(vp.line()), vp.points());
            case Remedy.Repair repair -> remedy("repair." + repair.what(), width);
            case Remedy.Redeal _ -> remedy("redeal", width);
            case Remedy.Reopen _ -> remedy("reopen", width);
            case Remedy.Advise _ -> remedy("advise", width);
        };
    }

    /** Why something is due no more. */
    public String say(Settled.Why why) {
        return book.say("settled." + why);
    }

    private String bar(Remedy.Bar bar, Width width) {
        String seat = say(bar.seat());
        if (bar.meld().isEmpty()) {
            return cards("bar.cards", width, seat, bar.cards());
        }
        return bar.cards().isEmpty()
                ? remedy("bar.meld", width, seat, bar.meld().get())
                : cards("bar.tie", width, seat, bar.cards(), bar.meld().get());
    }

    private String discard(Remedy.Discard due, Width width) {
        String seat = say(due.seat());
        return switch (due.cards().size()) {
            case 0 -> remedy("discard.any", width, seat);
            case 1 -> cards("discard.one", width, seat, due.cards());
            default -> cards("discard.of", width, seat, due.cards());
        };
    }

    private String remedy(String name, Width width, Object... details) {
        return book.say("remedy." + name + "." + width.columns(), details);
    }

    private String cards(String name, Width width, String who, List<Card> cards, Object... more) {
        return fitted("remedy." + name + "." + width.columns(), width, who, cards, more);
    }

    /** With as many of the cards as there is room for beside the rest. */
    private String fitted(String key, Width width, String who, List<Card> cards, Object... more) {
        Object third = more.length == 0 ? "" : more[0];
        int room = width.columns() - book.say(key, who, "", third).length();
        String shown = CardWords.shortened(CardWords.say(cards), room);
        return book.say(key, who, shown, third);
    }

    // States

    /** How things stand: one of the words of the section "state", with its details. */
    public String state(String name, Width width, Object... details) {
        return book.say("state." + name + "." + width.columns(), details);
    }

    public String state(String name, Width width, Seat seat, List<Card> cards) {
        return fitted("state." + name + "." + width.columns(), width, say(seat), cards);
    }

    /** What people at a table are in. */
    public String situation(String name, Width width, Object... details) {
        return book.say("situation." + name + "." + width.columns(), details);
    }

    /**
     * An option of a choice.
     *
     * @param number of so many
     * @param what a card or a meld
     * @param cards as many as there is room for
     */
    public String option(
            String name, Width width, int number, int of, String what, List<Card> cards) {
        String key = "choice." + name + "." + width.columns();
        int room = width.columns() - book.say(key, number, of, what, "").length();
        return book.say(key, number, of, what, CardWords.shortened(CardWords.say(cards), room));
    }

    /**
     * What lies otherwise than the table believes.
     *
     * @param what a place, or who says something of it
     * @param cards as many as there is room for
     */
    public String differs(
            String name, Width width, String what, List<Card> cards, Object... details) {
        String key = "differs." + name + "." + width.columns();
        Object detail = details.length == 0 ? "" : details[0];
        int room = width.columns() - book.say(key, what, "", detail).length();
        String shown = CardWords.shortened(CardWords.say(cards), room);
        return book.say(key, what, shown, detail);
    }

    /** That a ruling is not held any more, whom it was about, and what it was. */
    public String contradicted(Width width, String who, String what) {
        return book.say("contradicted." + width.columns(), who, what);
    }

    public String say(Card card) {
        return CardWords.say(card.face());
    }

    /** What the table asks. */
    public String ask(String doubt, Width width, Object... details) {
        return book.say("ask." + doubt + "." + width.columns(), details);
    }

    /** A word or sentence of the score sheet, with details in it. */
    public String sheet(String key, Object... details) {
        return book.say("sheet." + key, details);
    }

    /** A word or sentence about what a table can see, with details in it. */
    public String sight(String key, Object... details) {
        return book.say("sight." + key, details);
    }

    /** A word or sentence of the picture of a table, with details in it. */
    public String picture(String key, Object... details) {
        return book.say("picture." + key, details);
    }

    /** A word or sentence of the demo, with details in it. */
    public String demo(String key, Object... details) {
        return book.say("demo." + key, details);
    }

    /** A card as people read it; one that nobody saw is {@code ??}. */
    public static String say(CardName card) {
        return card.isUnseen() ? "??" : CardWords.say(card.face());
    }

    /** What somebody is told who enrols cards, or goes through a deck. */
    public String enrolling(String key, Object... details) {
        return book.say("enrol." + key, details);
    }

    /** What somebody is told who tries out antennas, and what was found. */
    public String calibrating(String key, Object... details) {
        return book.say("calibrate." + key, details);
    }

    /** What somebody is told who builds a table, and what stands on its drawing. */
    public String planning(String key, Object... details) {
        return book.say("plan." + key, details);
    }

    /** What somebody is told whose table's devices are tried one by one. */
    public String examining(String key, Object... details) {
        return book.say("doctor." + key, details);
    }

    /** One physical card, told from its like: {@code 7♥/1}. */
    public String sayCopy(Card card) {
        return CardWords.say(card.face()) + "/" + card.copy();
    }
}
