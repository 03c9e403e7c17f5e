package burraco.hal.virtual;

import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.TagId;
import burraco.hal.TagSensor;
import burraco.hal.TagSensorContract;
import java.util.List;

/** A reader of the virtual table keeps the promises of every reader. */
class VirtualReaderTest extends TagSensorContract {
    private static final long EVER = 3_600_000;

    private VirtualTable table;
    private List<Antenna> antennas = List.of();

    @Override
    protected TagSensor create(List<Antenna> wanted) {
        antennas = wanted;
        VirtualSource source = new VirtualSource("left", wanted, List.of());
        table = new VirtualTable(List.of(source), Noise.QUIET, new Chance(31));
        return table.readers().getFirst();
    }

    @Override
    protected void lay(TagId tag, int antenna) {
        Area area =
                antennas.stream()
                        .filter(one -> one.id() == antenna)
                        .findFirst()
                        .orElseThrow()
                        .area();
        table.lay(tag, CardSpot.at(area.x(), area.y()));
    }

    @Override
    protected void take(TagId tag) {
        table.take(tag);
    }

    @Override
    protected void lose() {
        table.faults().unplug("left", table.now(), EVER);
    }

    @Override
    protected void comeBack() {
        table.faults().plugIn("left", table.now());
    }

    @Override
    protected void runFor(long millis) {
        table.advance(table.now() + millis);
    }
}
