package burraco.layout;

import java.util.List;
import java.util.Optional;

/**
 * The devices of a table other than antennas and scales.
 *
 * @param buzzer the source that it is connected to
 * @param pi how the header of a Raspberry Pi is used; empty without one
 */
public record DevicesInfo(
        List<LampsInfo> lamps,
        List<ButtonInfo> buttons,
        Optional<String> buzzer,
        Optional<DisplayInfo> display,
        PiInfo pi) {
    public static final DevicesInfo NONE =
            new DevicesInfo(List.of(), List.of(), Optional.empty(), Optional.empty(), PiInfo.USUAL);

    public DevicesInfo {
        lamps = List.copyOf(lamps);
        buttons = List.copyOf(buttons);
    }

    /** The lamps of one source, in the order in which they were written. */
    public List<LampsInfo> lampsOf(String source) {
        return lamps.stream().filter(one -> one.source().equals(source)).toList();
    }

    public List<ButtonInfo> buttonsOf(String source) {
        return buttons.stream().filter(one -> one.source().equals(source)).toList();
    }

    public boolean buzzes(String source) {
        return buzzer.filter(source::equals).isPresent();
    }
}
