package burraco.web.console;

import java.io.IOException;
import java.util.Optional;

/** Newer versions of the program. A service of the machine brings them, if it has one. */
public interface Updates {
    /** What an arbiter may ask that service for. */
    enum Wish {
        CHECK,
        INSTALL
    }

    /** The version that runs; empty if it is not known. */
    Optional<String> version();

    /** Whether this machine has that service. */
    boolean possible();

    UpdateReport report();

    /**
     * Leaves a request, which the service takes up.
     *
     * @throws IOException if it cannot be left
     */
    void ask(Wish wish) throws IOException;

    /** Takes a request back that nobody has taken up. */
    void withdraw();

    /** Of a machine without that service. */
    static Updates none(Optional<String> version) {
        return new Updates() {
            @Override
            public Optional<String> version() {
                return version;
            }

            @Override
            public boolean possible() {
                return false;
            }

            @Override
            public UpdateReport report() {
                return UpdateReport.NOTHING;
            }

            @Override
            public void ask(Wish wish) throws IOException {
                throw new IOException("nothing here brings updates");
            }

            @Override
            public void withdraw() {
                // There is none.
            }
        };
    }
}
