package burraco.journal;

import burraco.text.Sentence;
import burraco.words.FileWords;
import burraco.words.Language;

/** The journal cannot be used. */
public class JournalException extends Exception {
    private static final long serialVersionUID = 1;

    private final transient Sentence sentence;

    JournalException(Throwable cause, String key, Object... details) {
        super(key, cause);
        sentence = new Sentence(key, details);
    }

    /** Why, for people. */
    public Sentence sentence() {
        return sentence;
    }

    /** The same for the log, which is English. */
    @Override
    public String getMessage() {
        return FileWords.in(Language.EN).say(sentence);
    }
}
