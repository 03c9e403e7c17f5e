package burraco.readers.metratec;

import burraco.hal.Antenna;
import burraco.hal.TagId;
import burraco.hal.TagSensor;
import burraco.hal.TagSensorContract;
import burraco.readers.ShortWire;
import java.util.List;

/** A metraTec reader keeps the promises of every reader. */
class MetratecReaderTest extends TagSensorContract {
    private final EmulatedMetratec reader = new EmulatedMetratec();
    private final ShortWire wire = new ShortWire(reader);

    @Override
    protected TagSensor create(List<Antenna> antennas) {
        return new MetratecReader("left", antennas, MetratecSettings.USUAL, wire);
    }

    @Override
    protected void lay(TagId tag, int antenna) {
        int port =
                ANTENNAS.stream()
                        .filter(one -> one.id() == antenna)
                        .findFirst()
                        .orElseThrow()
                        .port();
        reader.lay(tag, port);
    }

    @Override
    protected void take(TagId tag) {
        reader.take(tag);
    }

    @Override
    protected void lose() {
        wire.unplug();
    }

    @Override
    protected void comeBack() {
        wire.plugIn();
    }

    @Override
    protected void runFor(long millis) {
        wire.runFor(millis);
    }
}
