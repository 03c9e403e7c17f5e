package burraco.desk.file;

import burraco.tournament.file.Problem;
import java.io.IOException;
import java.nio.file.Path;

/** The file of a tournament says something that cannot be understood, or was not allowed. */
public final class UnreadableTournamentException extends IOException {
    private static final long serialVersionUID = 1;

    private final transient Path file;
    private final transient Problem problem;

    UnreadableTournamentException(Path file, Problem problem) {
        super(file + ", line " + problem.line());
        this.file = file;
        this.problem = problem;
    }

    public Path file() {
        return file;
    }

    /** The first of them. */
    public Problem problem() {
        return problem;
    }
}
