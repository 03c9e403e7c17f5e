package burraco.hall.pages;

import burraco.hall.room.Decision;
import burraco.hall.view.HallWords;
import burraco.text.Sentence;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * What pages want to be done. Rights have been checked already. Each method returns why it is not
 * done, as a sentence of {@link HallWords}; what was done is on the disk. For several threads.
 */
public interface HallOrders {
    /**
     * All of these or none. What makes no sense is refused: a clock of another round, an end in the
     * past, a device or a table that is not there.
     *
     * @param by who decides it
     * @param why the reason, may be empty
     * @throws IOException if it cannot be written
     */
    Optional<Sentence> decide(List<Decision> decisions, String by, String why) throws IOException;

    /**
     * The codes on both screens are the same: the device is enrolled.
     *
     * @param id of who is joining
     * @param name of the device in this hall
     * @param table where it is placed, 0 for nowhere yet
     */
    Optional<Sentence> admit(String id, String name, int table, String by) throws IOException;

    /**
     * The sum of the hands that two journals tell is the result of a match.
     *
     * @param item its name among what needs an arbiter
     */
    Optional<Sentence> join(String item, String by, String why) throws IOException;

    /** The device is not one of ours. */
    Optional<Sentence> turnAway(String id, String by) throws IOException;
}
