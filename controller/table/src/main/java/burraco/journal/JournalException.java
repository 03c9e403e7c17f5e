package burraco.journal;

/** The journal cannot be used; the message is a sentence for a person. */
public class JournalException extends Exception {
    private static final long serialVersionUID = 1;

    JournalException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
