package burraco.hal.virtual;

import burraco.hal.Area;
import burraco.hal.Scale;
import burraco.hal.ScaleContract;
import java.util.List;

/** A scale of the virtual table keeps the promises of every scale. */
class VirtualScaleTest extends ScaleContract {
    private static final long EVER = 3_600_000;

    private VirtualTable table;
    private double lying;

    @Override
    protected Scale create() {
        VirtualSource.Load load = new VirtualSource.Load(4, new Area(0, 0, 9, 12), 1.9);
        VirtualSource source = new VirtualSource("left", List.of(), List.of(load));
        table = new VirtualTable(List.of(source), Noise.QUIET, new Chance(32));
        return table.scales().getFirst();
    }

    @Override
    protected void put(double grams) {
        table.faults().lean(4, table.now(), grams - lying, EVER);
        lying = grams;
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
