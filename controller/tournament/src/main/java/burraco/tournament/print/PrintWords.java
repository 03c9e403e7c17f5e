package burraco.tournament.print;

import burraco.text.Sentence;
import burraco.tournament.field.Field;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.ranking.Points;
import burraco.tournament.ranking.Points.Cause;
import burraco.tournament.round.Reason;
import burraco.tournament.words.TournamentWords;
import burraco.words.Book;
import burraco.words.Language;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What stands on paper, in one language. The texts are in files beside this class. */
final class PrintWords {
    private static final Map<Language, Book> BOOKS = new ConcurrentHashMap<>();

    private final Language language;
    private final Book book;
    private final TournamentWords sentences;

    private PrintWords(Language language, Book book, TournamentWords sentences) {
        this.language = language;
        this.book = book;
        this.sentences = sentences;
    }

    static PrintWords in(Language language, Field field) {
        return new PrintWords(language, book(language), TournamentWords.in(language).about(field));
    }

    static Book book(Language language) {
        return BOOKS.computeIfAbsent(
                language,
                one -> {
                    String name = "print_" + one.id() + ".properties";
                    return Book.read(name, PrintWords.class.getResourceAsStream(name));
                });
    }

    /** With its places unfilled. */
    String raw(String key) {
        return book.raw(key);
    }

    Language language() {
        return language;
    }

    String say(String key, Object... details) {
        return book.say(key, details);
    }

    String say(Sentence sentence) {
        return sentences.say(sentence);
    }

    /** With a capital letter and a full stop. */
    String sentence(Sentence sentence) {
        String said = say(sentence);
        return said.substring(0, 1).toUpperCase(Locale.ROOT) + said.substring(1) + ".";
    }

    Cell.Got got(Points points) {
        return new Cell.Got(
                points, points.cause() == Cause.PLAYED ? "" : sentences.say(points.cause()));
    }

    Cell decided(TieBreak tie) {
        return new Cell.Coded(tie.toString(), sentences.say(tie));
    }

    Cell reason(Reason reason) {
        return new Cell.Coded(reason.kind().toString(), sentences.say(reason));
    }

    /** A code and its words. */
    Cell coded(String family, Object id) {
        return new Cell.Coded(id.toString(), say(family + "." + id));
    }
}
