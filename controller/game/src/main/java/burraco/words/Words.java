package burraco.words;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Basis;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Manner;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import burraco.engine.ruling.Settled;
import java.util.List;
import java.util.Optional;

/** The sentences for people, in one language and in the length that there is room for. */
public final class Words {
    private static final String ARTICLE = "art. ";

    private final Book book;
    private final CardWords cards;
    private final RemedyWords remedies;

    private Words(Book book) {
        this.book = book;
        cards = new CardWords(book);
        remedies = new RemedyWords(book);
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

    /** The short name of a line: NS, EO. */
    public String initials(Line line) {
        return book.name(line);
    }

    /** The one-letter name of a seat. */
    public String initial(Seat seat) {
        return book.say("seat.short." + seat);
    }

    /** A meld's name. */
    public String say(MeldId meld) {
        return book.name(meld);
    }

    /** What happened. */
    public String say(Case which, Width width) {
        return book.say("case." + which.id() + "." + width.columns());
    }

    /** The article that a case belongs to. */
    public String article(Case which) {
        return book.say("article." + which.id());
    }

    /** The article that a ruling rests on. */
    public String article(Ruling ruling) {
        return article(Basis.article(ruling));
    }

    /** The article without the word for it; empty if no article names the case. */
    public Optional<String> number(Case which) {
        String named = article(which);
        return named.startsWith(ARTICLE)
                ? Optional.of(named.substring(ARTICLE.length()))
                : Optional.empty();
    }

    /** The reason for a case, in a sentence of our own. */
    public String explain(Case which) {
        return book.say("explain.case." + which.id());
    }

    /** The reason for a ruling, by how it came about. */
    public String explain(Ruling ruling) {
        if (Basis.isOrderedRest(ruling)) {
            return book.say("explain.rest.8.8");
        }
        return ruling.manner() == Manner.USUAL
                ? explain(ruling.which())
                : book.say("explain.manner." + ruling.manner());
    }

    /** A word or sentence about the basis of rulings, with details. */
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
        return article(ruling) + ", " + place;
    }

    /** What happened, in a ruling. */
    public String say(Ruling ruling, Width width) {
        return ruling.manner() == Manner.USUAL
                ? say(ruling.which(), width)
                : book.say("manner." + ruling.manner() + "." + width.columns());
    }

    /** What has to be done now. */
    public String say(Remedy remedy, Width width) {
        return remedies.say(remedy, Optional.empty(), width);
    }

    /** What a ruling asks for. */
    public String say(Ruling ruling, Remedy remedy, Width width) {
        return remedies.say(remedy, Optional.of(ruling), width);
    }

    /** Why something is no longer due. */
    public String say(Settled.Why why) {
        return book.say("settled." + why);
    }

    // States

    /** A state, from the section "state", with details. */
    public String state(String name, Width width, Object... details) {
        return book.say("state." + name + "." + width.columns(), details);
    }

    public String state(String name, Width width, Seat seat, List<Card> cards) {
        String number = cards.size() == 1 ? ".one" : "";
        String key = "state." + name + number + "." + width.columns();
        return this.cards.fitted(key, width, say(seat), cards);
    }

    /** The situation at the table. */
    public String situation(String name, Width width, Object... details) {
        return book.say("situation." + name + "." + width.columns(), details);
    }

    /** A part of the table that does not work. */
    public String troubled(String kind, Width width, Object... details) {
        return book.say("trouble.part." + kind + "." + width.columns(), details);
    }

    /** The name of a display, lamps or a buzzer: {@code display pi}. */
    public String shower(String name) {
        String kind = name.split(" ")[0];
        String key = "trouble.shows." + kind;
        return book.has(key) ? book.say(key) + name.substring(kind.length()) : name;
    }

    /** What is wrong with a part of the table, and what to do about it. */
    public String outage(String which) {
        return book.say("trouble.why." + which);
    }

    /**
     * An option of a choice.
     *
     * @param number its position, and the number of options
     * @param what a card or a meld
     * @param cards as many as fit
     */
    public String option(
            String name, Width width, int number, int of, String what, List<Card> cards) {
        String key = "choice." + name + "." + width.columns();
        int room = width.columns() - book.say(key, number, of, what, "").length();
        return book.say(key, number, of, what, this.cards.say(cards, room));
    }

    /**
     * A difference between the felt and the record.
     *
     * @param what a place, or who says something about it
     * @param cards as many as fit
     */
    public String differs(
            String name, Width width, String what, List<Card> cards, Object... details) {
        String key = "differs." + name + "." + width.columns();
        Object detail = details.length == 0 ? "" : details[0];
        int room = width.columns() - book.say(key, what, "", detail).length();
        return book.say(key, what, this.cards.say(cards, room), detail);
    }

    /**
     * That a ruling was withdrawn.
     *
     * @param who empty if it was about no single player
     * @param what it was
     */
    public String contradicted(Width width, String who, String what) {
        String whom = who.isEmpty() ? "all." : "";
        return book.say("contradicted." + whom + width.columns(), who, what);
    }

    public String say(Card card) {
        return cards.say(card.face());
    }

    /** Cards that an act names; unseen ones by their number. */
    public String cards(List<CardName> names) {
        return cards.say(names);
    }

    /** A question of the table. */
    public String ask(String doubt, Width width, Object... details) {
        return book.say("ask." + doubt + "." + width.columns(), details);
    }

    /** A word or sentence of the score sheet, with details. */
    public String sheet(String key, Object... details) {
        return book.say("sheet." + key, details);
    }

    /** A word or sentence about what a table can detect, with details. */
    public String sight(String key, Object... details) {
        return book.say("sight." + key, details);
    }

    /** A word or sentence of the picture of a table, with details. */
    public String picture(String key, Object... details) {
        return book.say("picture." + key, details);
    }

    /** A word or sentence of the demo, with details. */
    public String demo(String key, Object... details) {
        return book.say("demo." + key, details);
    }

    /** The short form of a seen card, for pictures. */
    public static String say(CardName card) {
        return CardWords.symbol(card.face());
    }

    /** The name of a seen card, for sentences. */
    public String called(CardName card) {
        return cards.say(card.face());
    }

    /** A sentence for enrolling cards or checking a deck. */
    public String enrolling(String key, Object... details) {
        return book.say("enrol." + key, details);
    }

    /** A sentence for calibrating antennas. */
    public String calibrating(String key, Object... details) {
        return book.say("calibrate." + key, details);
    }

    /** A sentence for planning a table, or a label of its drawing. */
    public String planning(String key, Object... details) {
        return book.say("plan." + key, details);
    }

    /** A sentence for examining the devices of a table. */
    public String examining(String key, Object... details) {
        return book.say("doctor." + key, details);
    }

    /** A sentence of the web pages' server, with details. */
    public String page(String key, Object... details) {
        return book.say("web." + key, details);
    }

    /** A label of a film of readings, with details. */
    public String film(String key, Object... details) {
        return book.say("film." + key, details);
    }

    /** A label of a plot of readings, with details. */
    public String plot(String key, Object... details) {
        return book.say("plot." + key, details);
    }

    /** One physical card, with its copy: {@code 7♥/1}. */
    public String sayCopy(Card card) {
        return cards.say(card.face()) + "/" + card.copy();
    }
}
