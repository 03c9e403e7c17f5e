package burraco.readers.feig;

import burraco.hal.Antenna;
import burraco.readers.ReaderDevice;
import burraco.wire.Port;
import burraco.wire.TalkLine;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/** A reader of FEIG's OBID i-scan family for 13.56 MHz, with up to eight antennas. */
public final class FeigReader extends ReaderDevice {
    private final FeigTalk talk;

    /**
     * @param antennas their ports are those of the reader or its multiplexer, from 1 to 8
     * @param micros a clock in microseconds that never goes back
     */
    public FeigReader(
            String source,
            List<Antenna> antennas,
            Port.Opener port,
            LongSupplier micros,
            FeigSettings settings) {
        this(source, new FeigTalk(antennas, settings), TalkLine.cable(port, micros));
    }

    /** A reader on any kind of line. */
    public FeigReader(String source, FeigTalk talk, TalkLine.Layer layer) {
        super(source, talk, layer);
        this.talk = talk;
    }

    /** The noise at the antenna that was asked last; it is measured now and then. */
    public Optional<NoiseLevel> noise() {
        return talk.noise();
    }
}
