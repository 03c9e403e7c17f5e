package burraco.readers.feig;

import burraco.hal.Antenna;
import burraco.readers.ReaderDevice;
import burraco.readers.ReaderFamily;
import burraco.wire.LineSettings;
import burraco.wire.Port;
import java.util.List;
import java.util.function.LongSupplier;

/** FEIG's OBID i-scan readers. */
public final class FeigFamily implements ReaderFamily {
    /** 38400 8E1, the factory setting. */
    private static final LineSettings LINE =
            new LineSettings(38_400, 8, LineSettings.Parity.EVEN, 1);

    public FeigFamily() {}

    @Override
    public String name() {
        return "feig";
    }

    @Override
    public int maxAntennas() {
        return 8;
    }

    @Override
    public LineSettings line() {
        return LINE;
    }

    @Override
    public ReaderDevice reader(
            String source,
            List<Antenna> antennas,
            Port.Opener port,
            LongSupplier micros,
            List<String> profile) {
        return new FeigReader(source, antennas, port, micros, settings(profile));
    }

    private FeigSettings settings(List<String> profile) {
        FeigSettings settings = FeigSettings.USUAL;
        for (String word : profile) {
            settings =
                    switch (word) {
                        case "advanced" -> settings.with(FeigForm.ADVANCED);
                        case "standard" -> settings.with(FeigForm.STANDARD);
                        case "told" -> settings.with(FeigSettings.Antennas.TOLD);
                        case "chosen" -> settings.with(FeigSettings.Antennas.CHOSEN);
                        case "single" -> settings.with(FeigSettings.Antennas.SINGLE);
                        default -> throw unknown(word, "advanced, standard, told, chosen, single");
                    };
        }
        return settings;
    }
}
