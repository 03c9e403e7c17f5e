package burraco.tournament.season;

import burraco.text.Sentence;
import burraco.tournament.file.Problem;

/** A list of points or of persons that cannot be understood. */
public final class BadListException extends Exception {
    private static final long serialVersionUID = 1;

    private final transient Problem problem;

    BadListException(int line, String key, Object... details) {
        super(key, null, false, false);
        problem = new Problem(line, 1, new Sentence(key, details));
    }

    public Problem problem() {
        return problem;
    }
}
