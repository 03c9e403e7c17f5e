package burraco.cli.hall;

import java.io.IOException;

/** Something answers, and not as a hall does that takes tables in. */
final class NoHallException extends IOException {
    private static final long serialVersionUID = 1;

    private final int status;

    /**
     * @param status of the answer
     */
    NoHallException(int status) {
        super("status " + status);
        this.status = status;
    }

    NoHallException(int status, Throwable cause) {
        super("status " + status, cause);
        this.status = status;
    }

    int status() {
        return status;
    }
}
