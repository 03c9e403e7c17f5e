package burraco.cli.pages;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;

/** Opens a page in the browser of this machine, if it has a desktop. */
public final class BrowserOpener {
    private BrowserOpener() {}

    public static void open(String address) {
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
            // The terminal shows the address as well.
        }
    }
}
