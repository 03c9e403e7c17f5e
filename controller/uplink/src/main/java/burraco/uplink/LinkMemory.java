package burraco.uplink;

import java.io.IOException;

/** Keeps what a table knows of its hall. */
public interface LinkMemory {
    /** What was kept last; {@link Remembered#NOTHING} if nothing readable is there. */
    Remembered recall();

    void keep(Remembered now) throws IOException;

    /** The journal goes on under another name: the hall has more than is in it. */
    Membership renamed(Membership before, long base) throws IOException;
}
