package burraco.fuzz;

import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.readers.metratec.MetratecReader;
import burraco.readers.metratec.MetratecSettings;
import java.util.List;

/** Any bytes from a metraTec reader, at any time: nothing is thrown, and it does not talk without end. */
public final class MetratecFuzz {
    private MetratecFuzz() {}

    public static void fuzzerTestOneInput(byte[] bytes) {
        Play.Held held = new Play.Held();
        Area area = new Area(0, 0, 9, 12);
        List<Antenna> two = List.of(new Antenna(1, 1, area, 2), new Antenna(2, 2, area, 2));
        MetratecSettings usual = MetratecSettings.USUAL;
        // Without check values bytes get further.
        MetratecReader reader =
                new MetratecReader(
                        "left",
                        bytes.length % 2 == 0 ? two : two.subList(0, 1),
                        bytes.length % 3 == 0 ? usual : usual.unchecked().withSwrLimit(2),
                        held);
        new Play(bytes).to(reader, held);
    }
}
