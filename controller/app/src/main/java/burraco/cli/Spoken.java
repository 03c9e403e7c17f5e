package burraco.cli;

import java.util.List;

/** Something at the other end of a link that is spoken to, in whatever protocol. */
interface Spoken extends AutoCloseable {
    /** Whether it has answered as one that speaks this protocol does. */
    boolean isFound();

    /** Whether it has been asked as often as this protocol asks, and did not answer. */
    boolean isGivenUp();

    /** What there is to know of it, for people. */
    List<String> lines(long nowMillis);

    @Override
    void close();
}
