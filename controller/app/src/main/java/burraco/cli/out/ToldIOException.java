package burraco.cli.out;

import burraco.cli.options.CommandTexts;
import burraco.text.Sentence;
import burraco.words.Language;
import java.io.IOException;

/** A file that cannot be used, with the reason as a sentence of {@link CommandTexts}. */
public final class ToldIOException extends IOException {
    private static final long serialVersionUID = 1;

    private final transient Sentence sentence;

    public ToldIOException(String key, Object... details) {
        super(key);
        sentence = new Sentence(key, details);
    }

    public Sentence sentence() {
        return sentence;
    }

    /** The sentence for the log, which is English. */
    @Override
    public String getMessage() {
        return CommandTexts.in(Language.EN).say(sentence);
    }
}
