package burraco.readers.feig;

import burraco.hal.Antenna;
import burraco.hal.TagId;
import burraco.hal.TagSensor;
import burraco.hal.TagSensorContract;
import burraco.readers.VirtualLine;
import java.util.List;

/** The same in the older form, with a reader that stays plugged in and falls silent. */
class SilentFeigTest extends TagSensorContract {
    private final EmulatedFeig feig = new EmulatedFeig();
    private VirtualLine line;

    @Override
    protected TagSensor create(List<Antenna> wanted) {
        feig.tellsAntennas(false);
        FeigSettings settings =
                FeigSettings.USUAL.with(FeigForm.STANDARD).with(FeigSettings.Antennas.CHOSEN);
        FeigTalk talk = new FeigTalk(wanted, settings);
        return new FeigReader("left", talk, spoken -> line = new VirtualLine(spoken, feig));
    }

    @Override
    protected void lay(TagId tag, int antenna) {
        ANTENNAS.stream()
                .filter(one -> one.id() == antenna)
                .forEach(one -> feig.lay(tag, one.port()));
    }

    @Override
    protected void take(TagId tag) {
        feig.take(tag);
    }

    @Override
    protected void lose() {
        feig.silent(true);
    }

    @Override
    protected void comeBack() {
        feig.silent(false);
    }

    @Override
    protected void runFor(long millis) {
        line.runFor(millis);
    }
}
