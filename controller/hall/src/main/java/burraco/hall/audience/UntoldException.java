package burraco.hall.audience;

import java.io.IOException;

/** What tables have told cannot be read from where the hall keeps it. */
final class UntoldException extends IOException {
    private static final long serialVersionUID = 1;

    UntoldException(String message) {
        super(message);
    }

    UntoldException(IOException cause) {
        super(cause);
    }
}
