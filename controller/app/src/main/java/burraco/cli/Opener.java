package burraco.cli;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;

/** Opens a page in the browser of whoever sits at this machine, if somebody does. */
final class Opener {
    private Opener() {}

    static void open(String address) {
        boolean desktop =
                System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
        boolean mac = System.getProperty("os.name").startsWith("Mac");
        if (!desktop && !mac) {
            return;
        }
        try {
            new ProcessBuilder(mac ? "open" : "xdg-open", address)
                    .redirectOutput(Redirect.DISCARD)
                    .redirectError(Redirect.DISCARD)
                    .start();
        } catch (IOException none) {
            // The address stands in the terminal as well.
        }
    }
}
