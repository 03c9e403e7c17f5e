package burraco.cli.link;

import java.util.List;

/** A device at the other end of a link, in any protocol. */
public interface LinkPeer extends AutoCloseable {
    /** Whether it has answered in this protocol. */
    boolean isFound();

    /** Whether it can be used: a board that answers may speak another version of the protocol. */
    boolean isUsable();

    /** Whether all attempts that this protocol allows have failed. */
    boolean isGivenUp();

    /** What is known about it, as lines for people. */
    List<String> lines(long nowMillis);

    @Override
    void close();
}
