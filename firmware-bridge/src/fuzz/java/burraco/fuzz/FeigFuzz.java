package burraco.fuzz;

import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.readers.feig.FeigForm;
import burraco.readers.feig.FeigReader;
import burraco.readers.feig.FeigSettings;
import burraco.readers.feig.FeigTalk;
import java.util.List;

/** Any bytes from a FEIG reader, at any time: nothing is thrown, and it does not talk without end. */
public final class FeigFuzz {
    private FeigFuzz() {}

    public static void fuzzerTestOneInput(byte[] bytes) {
        Play.Held held = new Play.Held();
        Area area = new Area(0, 0, 9, 12);
        List<Antenna> antennas = List.of(new Antenna(1, 1, area, 2), new Antenna(2, 2, area, 2));
        boolean other = bytes.length % 2 == 1;
        FeigSettings settings = FeigSettings.USUAL.with(FeigForm.values()[other ? 1 : 0]);
        FeigTalk talk = new FeigTalk(antennas, settings);
        FeigReader reader = new FeigReader("left", talk, held);
        new Play(bytes).to(reader, held);
    }
}
