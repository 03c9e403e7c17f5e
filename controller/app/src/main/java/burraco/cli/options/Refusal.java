package burraco.cli.options;

/** Why a command is not carried out. Whoever started the command tells it to the person. */
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Sentence sentence;

    public Refusal(Sentence sentence) {
        super(sentence.key(), null, false, false);
        this.sentence = sentence;
    }

    /** A sentence of {@link Texts}. */
    public Refusal(String key, Object... details) {
        this(new Sentence(key, details));
    }

    /** In the words of another part of the program. */
    public static Refusal saying(String why) {
        return new Refusal(Sentence.of(why));
    }

    public Sentence sentence() {
        return sentence;
    }

    @Override
    public String getMessage() {
        return Texts.in(burraco.words.Language.EN).say(sentence);
    }
}
