package burraco.desk.file;

import burraco.tournament.file.Problem;
import java.io.IOException;

/** The text of a tournament says something that cannot be understood, or was not allowed. */
public final class UnreadableTournamentException extends IOException {
    private static final long serialVersionUID = 1;

    private final String name;
    private final transient Problem problem;

    UnreadableTournamentException(String name, Problem problem) {
        super(name + ", line " + problem.line());
        this.name = name;
        this.problem = problem;
    }

    /** Of what has the text. */
    public String name() {
        return name;
    }

    /** The first of them. */
    public Problem problem() {
        return problem;
    }
}
