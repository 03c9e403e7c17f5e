package burraco.cli.options;

import burraco.text.Sentence;
import burraco.words.Language;

/** Why a command is not carried out. The caller prints it. */
public final class CommandRefusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Sentence sentence;

    public CommandRefusal(Sentence sentence) {
        super(sentence.key(), null, false, false);
        this.sentence = sentence;
    }

    /** A sentence of {@link CommandTexts}. */
    public CommandRefusal(String key, Object... details) {
        this(new Sentence(key, details));
    }

    /** In the words of another part of the program. */
    public static CommandRefusal saying(String why) {
        return new CommandRefusal(Sentence.of(why));
    }

    public Sentence sentence() {
        return sentence;
    }

    @Override
    public String getMessage() {
        return CommandTexts.in(Language.EN).say(sentence);
    }
}
