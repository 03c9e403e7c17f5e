package burraco.board;

import burraco.hal.Antenna;
import burraco.hal.TagId;
import burraco.hal.TagSensor;
import burraco.hal.TagSensorContract;
import java.util.List;

/** The antennas of our own board keep the promises of every reader; they remember inventories. */
class BoardTagsTest extends TagSensorContract {
    private PaperLine line;
    private List<Antenna> antennas = List.of();

    @Override
    protected TagSensor create(List<Antenna> wanted) {
        antennas = wanted;
        line = new PaperLine();
        BoardSetup setup = new BoardSetup("left", wanted, List.of(), List.of(), List.of());
        return new TableBoard(setup, line.layer(), line::micros, 9).tags();
    }

    @Override
    protected boolean remembers() {
        return true;
    }

    @Override
    protected void lay(TagId tag, int antenna) {
        Antenna under =
                antennas.stream().filter(one -> one.id() == antenna).findFirst().orElseThrow();
        line.end.board.lay(tag, BoardSetup.wirePort(under));
    }

    @Override
    protected void take(TagId tag) {
        line.end.board.take(tag);
    }

    @Override
    protected void lose() {
        line.unplug();
    }

    @Override
    protected void comeBack() {
        line.plug();
    }

    @Override
    protected void runFor(long millis) {
        line.runFor(millis);
    }
}
