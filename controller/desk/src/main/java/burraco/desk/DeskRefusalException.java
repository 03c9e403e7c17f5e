package burraco.desk;

import burraco.text.Sentence;
import burraco.tournament.field.Field;

/** Why an order is not carried out. */
final class DeskRefusalException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Sentence why;
    private final transient Field field;

    /**
     * @param field whose names stand in the sentence
     */
    DeskRefusalException(Sentence why, Field field) {
        super(why.key(), null, false, false);
        this.why = why;
        this.field = field;
    }

    Sentence why() {
        return why;
    }

    Field field() {
        return field;
    }
}
