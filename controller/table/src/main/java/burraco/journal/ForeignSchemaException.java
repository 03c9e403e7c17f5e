package burraco.journal;

import burraco.text.Sentence;
import burraco.words.FileWords;
import burraco.words.Language;
import java.sql.SQLException;

/** A database that this program has not made, or not in a version that it knows. */
final class ForeignSchemaException extends SQLException {
    private static final long serialVersionUID = 1;

    private final transient Sentence sentence;

    ForeignSchemaException(String key, Object... details) {
        super(key);
        sentence = new Sentence(key, details);
    }

    /** Why, for people. */
    Sentence sentence() {
        return sentence;
    }

    /** The same for the log, which is English. */
    @Override
    public String getMessage() {
        return FileWords.in(Language.EN).say(sentence);
    }
}
