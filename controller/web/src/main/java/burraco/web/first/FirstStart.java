package burraco.web.first;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** The first start of a machine whose settings are asked for at its own screen. */
public interface FirstStart {
    /** Whether it goes on; once it is over, it does not come back. */
    boolean isOpen();

    /** The arbiter's PIN, if one was drawn: afterwards only its hash is left. */
    Optional<String> pin();

    /** Wireless networks in reach, as far as they are known yet. */
    List<Network> networks();

    /**
     * @param open whether it has no password
     */
    record Network(String name, boolean open) {}

    /**
     * Leaves the settings for a service of the machine, which also ends the first start.
     *
     * @throws IOException if they cannot be left
     */
    void ask(FirstSettings settings) throws IOException;
}
