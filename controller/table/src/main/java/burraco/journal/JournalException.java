package burraco.journal;

/** The journal cannot be used; the message is a sentence for a person. */
public class Trouble extends Exception {
    private static final long serialVersionUID = 1;

    Trouble(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
