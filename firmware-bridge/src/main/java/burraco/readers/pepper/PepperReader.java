package burraco.readers.pepper;

import burraco.hal.Antenna;
import burraco.readers.ReaderDevice;
import burraco.wire.Port;
import burraco.wire.TalkLine;
import java.util.List;
import java.util.function.LongSupplier;

/** An Eccel Pepper C1 with one antenna. */
public final class PepperReader extends ReaderDevice {
    /**
     * Whether one of several antennas can be selected. There is a Pepper with eight antennas and a
     * command to select one, but the format of that command is not published.
     */
    public static final boolean CHOOSES_ANTENNAS = false;

    /**
     * @param source its name for people, such as {@code left}
     * @param micros a clock in microseconds that never goes back
     * @throws IllegalArgumentException if the number of antennas is not 1
     */
    public PepperReader(
            String source,
            List<Antenna> antennas,
            Port.Opener port,
            LongSupplier micros,
            PepperSettings settings) {
        this(source, antennas, settings, TalkLine.cable(port, micros));
    }

    /** A reader on any kind of line. */
    public PepperReader(
            String source, List<Antenna> antennas, PepperSettings settings, TalkLine.Layer layer) {
        super(source, new PepperTalk(only(source, antennas), settings), layer);
    }

    private static Antenna only(String source, List<Antenna> antennas) {
        if (antennas.size() != 1) {
            throw new IllegalArgumentException(
                    "reader "
                            + source
                            + ": a Pepper C1 can be used with one antenna only, and it is to have "
                            + antennas.size()
                            + ". How to choose among several is published nowhere: take one Pepper"
                            + " for each antenna, or a reader of another make.");
        }
        return antennas.getFirst();
    }
}
