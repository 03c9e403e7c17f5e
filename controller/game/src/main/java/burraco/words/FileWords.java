package burraco.words;

import burraco.text.Sentence;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Sentences about files that describe a table, and about captures. */
public final class FileWords {
    private static final Map<Language, FileWords> ALL = new ConcurrentHashMap<>();

    private final Book book;

    private FileWords(Book book) {
        this.book = book;
    }

    public static FileWords in(Language language) {
        return ALL.computeIfAbsent(language, one -> new FileWords(Book.ofFiles(one)));
    }

    static FileWords of(Book book) {
        return new FileWords(book);
    }

    public String say(Sentence sentence) {
        return book.say(sentence.key(), sentence.details().stream().map(this::detail).toArray());
    }

    private String detail(Object detail) {
        return switch (detail) {
            case Sentence inner -> say(inner);
            case Sentence.Or or -> or.joined(book.raw("read.or"));
            case Object other -> other.toString();
        };
    }
}
