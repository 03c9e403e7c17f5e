package burraco.readers.feig;

import burraco.hal.Antenna;
import burraco.hal.TagId;
import burraco.hal.TagSensor;
import burraco.hal.TagSensorContract;
import burraco.readers.VirtualLine;
import java.util.List;

/** A FEIG reader keeps the promises of every reader, over a line in the test's own time. */
class FeigReaderTest extends TagSensorContract {
    private EmulatedFeig feig;
    private VirtualLine line;
    private List<Antenna> antennas = List.of();

    FeigSettings settings() {
        return FeigSettings.USUAL;
    }

    @Override
    protected TagSensor create(List<Antenna> wanted) {
        antennas = wanted;
        feig = new EmulatedFeig();
        feig.tellsAntennas(settings().antennas() == FeigSettings.Antennas.TOLD);
        FeigTalk talk = new FeigTalk(wanted, settings());
        return new FeigReader("left", talk, spoken -> line = new VirtualLine(spoken, feig));
    }

    @Override
    protected void lay(TagId tag, int antenna) {
        antennas.stream()
                .filter(one -> one.id() == antenna)
                .forEach(one -> feig.lay(tag, one.port()));
    }

    @Override
    protected void take(TagId tag) {
        feig.take(tag);
    }

    @Override
    protected void lose() {
        line.unplug();
    }

    @Override
    protected void comeBack() {
        line.plugIn();
    }

    @Override
    protected void runFor(long millis) {
        line.runFor(millis);
    }
}
