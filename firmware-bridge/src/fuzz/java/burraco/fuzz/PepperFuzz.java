package burraco.fuzz;

import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.readers.pepper.PepperReader;
import burraco.readers.pepper.PepperSettings;
import java.util.List;

/** Any bytes from a Pepper C1, at any time: nothing is thrown, and it does not talk without end. */
public final class PepperFuzz {
    private PepperFuzz() {}

    public static void fuzzerTestOneInput(byte[] bytes) {
        Play.Held held = new Play.Held();
        List<Antenna> one = List.of(new Antenna(1, 1, new Area(0, 0, 9, 12), 2));
        PepperReader reader = new PepperReader("left", one, PepperSettings.USUAL, held);
        new Play(bytes).to(reader, held);
    }
}
