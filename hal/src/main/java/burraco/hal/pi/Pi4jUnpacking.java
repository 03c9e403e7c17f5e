package burraco.hal.pi;

import burraco.natives.Places;
import java.io.IOException;

/**
 * JNA, through which Pi4J speaks with the system, unpacks its code for the processor at each start:
 * left to itself, where there is no folder for caches, below {@code /tmp} under a name that
 * somebody else can have taken.
 */
final class Pi4jUnpacking {
    private static final String WHERE = "jna.tmpdir";

    private Pi4jUnpacking() {}

    /**
     * @throws UnsatisfiedLinkError with a sentence, where there is no such folder
     */
    static synchronized void whereNobodyElseWrites() {
        if (System.getProperty(WHERE) != null) {
            return;
        }
        try {
            System.setProperty(WHERE, Places.forUnpacking().toString());
        } catch (IOException cannot) {
            throw new UnsatisfiedLinkError(
                    "There is no folder for code that only this user can write, and from which it"
                            + " may run: "
                            + cannot.getMessage());
        }
    }
}
