package burraco.hal.pi;

import burraco.natives.UnpackFolder;
import java.io.IOException;

/**
 * JNA, which Pi4J uses, unpacks its native code at each start. By default, without a cache folder,
 * it does so below {@code /tmp} under a name that somebody else may have taken.
 */
final class Pi4jUnpacking {
    private static final String WHERE = "jna.tmpdir";

    private Pi4jUnpacking() {}

    /**
     * @throws UnsatisfiedLinkError with a sentence, if there is no such folder
     */
    static synchronized void whereNobodyElseWrites() {
        if (System.getProperty(WHERE) != null) {
            return;
        }
        try {
            System.setProperty(WHERE, UnpackFolder.forUnpacking().toString());
        } catch (IOException cannot) {
            throw new UnsatisfiedLinkError(
                    "There is no folder for code that only this user can write, and from which it"
                            + " may run: "
                            + cannot.getMessage());
        }
    }
}
