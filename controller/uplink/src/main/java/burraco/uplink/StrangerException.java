package burraco.uplink;

import java.io.IOException;

/** The hall does not know this device, or not any more. */
public final class StrangerException extends IOException {
    private static final long serialVersionUID = 1;

    public StrangerException() {
        super("the hall does not know this device");
    }
}
