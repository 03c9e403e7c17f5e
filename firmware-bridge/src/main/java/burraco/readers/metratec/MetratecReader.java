package burraco.readers.metratec;

import burraco.hal.Antenna;
import burraco.readers.ReaderDevice;
import burraco.wire.Port;
import burraco.wire.TalkLine;
import java.util.List;
import java.util.function.LongSupplier;

/** A metraTec reader of ISO 15693 tags: Quasar MX and LR, QR15, DeskID ISO. */
public final class MetratecReader extends ReaderDevice {
    /**
     * @param source its name for people, such as {@code left}
     * @param micros a clock in microseconds that never goes back
     * @throws IllegalArgumentException if there is no antenna, or two of them have one port
     */
    public MetratecReader(
            String source,
            List<Antenna> antennas,
            Port.Opener port,
            LongSupplier micros,
            MetratecSettings settings) {
        this(source, antennas, settings, TalkLine.cable(port, micros));
    }

    /** A reader on any kind of line. */
    public MetratecReader(
            String source,
            List<Antenna> antennas,
            MetratecSettings settings,
            TalkLine.Layer layer) {
        super(source, new MetratecTalk(some(antennas), settings), layer);
    }

    private static List<Antenna> some(List<Antenna> antennas) {
        if (antennas.isEmpty()) {
            throw new IllegalArgumentException("a reader without an antenna reads nothing");
        }
        return antennas;
    }
}
