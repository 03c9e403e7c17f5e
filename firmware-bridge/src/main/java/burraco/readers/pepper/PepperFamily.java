package burraco.readers.pepper;

import burraco.hal.Antenna;
import burraco.readers.ReaderDevice;
import burraco.readers.ReaderFamily;
import burraco.wire.Port;
import java.util.List;
import java.util.function.LongSupplier;

/** Eccel's Pepper C1. */
public final class PepperFamily implements ReaderFamily {
    public PepperFamily() {}

    @Override
    public String name() {
        return "pepper";
    }

    @Override
    public int maxAntennas() {
        return 1;
    }

    @Override
    public ReaderDevice reader(
            String source,
            List<Antenna> antennas,
            Port.Opener port,
            LongSupplier micros,
            List<String> profile) {
        if (!profile.isEmpty()) {
            throw unknown(profile.getFirst(), "nothing");
        }
        return new PepperReader(source, antennas, port, micros, PepperSettings.USUAL);
    }
}
