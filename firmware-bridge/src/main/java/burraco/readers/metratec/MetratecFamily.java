package burraco.readers.metratec;

import burraco.hal.Antenna;
import burraco.readers.ReaderDevice;
import burraco.readers.ReaderFamily;
import burraco.wire.Port;
import java.util.List;
import java.util.function.LongSupplier;

/** metraTec's readers of ISO 15693 tags. */
public final class MetratecFamily implements ReaderFamily {
    public MetratecFamily() {}

    @Override
    public String name() {
        return "metratec";
    }

    @Override
    public int maxAntennas() {
        return 16;
    }

    @Override
    public ReaderDevice reader(
            String source,
            List<Antenna> antennas,
            Port.Opener port,
            LongSupplier micros,
            List<String> profile) {
        return new MetratecReader(source, antennas, port, micros, settings(profile));
    }

    private MetratecSettings settings(List<String> profile) {
        MetratecSettings settings = MetratecSettings.USUAL;
        for (String word : profile) {
            settings =
                    switch (word) {
                        case "number" -> settings.with(MetratecSettings.Ports.NUMBER);
                        case "manual" -> settings.with(MetratecSettings.Ports.MANUAL);
                        case "unchecked" -> settings.unchecked();
                        default -> throw unknown(word, "number, manual, unchecked");
                    };
        }
        return settings;
    }
}
