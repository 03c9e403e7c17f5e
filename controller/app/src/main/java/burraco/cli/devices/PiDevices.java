package burraco.cli.devices;

import burraco.hal.LampGroup;
import burraco.hal.pi.PiSetup;
import burraco.layout.ButtonInfo;
import burraco.layout.DevicesInfo;
import burraco.layout.DisplayInfo;
import burraco.layout.LampsInfo;
import burraco.layout.PiInfo;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Translates a layout's devices on the header of a Raspberry Pi for their drivers. */
final class PiDevices {
    private PiDevices() {}

    /**
     * @throws IllegalArgumentException with a sentence for people, if the header cannot do that
     */
    static PiSetup setup(String source, DevicesInfo devices) {
        PiInfo pi = devices.pi();
        List<LampsInfo> lamps = devices.lampsOf(source);
        return new PiSetup(
                source,
                pi.chip(),
                devices.buttonsOf(source).stream().map(PiDevices::contact).toList(),
                maybe(pi.lock()),
                pi.strip().filter(_ -> !lamps.isEmpty()).map(strip -> strip(strip, lamps)),
                devices.display().map(PiDevices::panel),
                devices.buzzes(source)
                        ? Optional.of(new PiSetup.Piezo(maybe(pi.pwmChip()), pi.pwm()))
                        : Optional.empty());
    }

    private static PiSetup.Contact contact(ButtonInfo button) {
        return new PiSetup.Contact(button.button(), button.number());
    }

    private static PiSetup.Strip strip(PiInfo.Strip strip, List<LampsInfo> lamps) {
        return new PiSetup.Strip(
                strip.kind().equals("ws2812b")
                        ? PiSetup.Strip.Chip.WS2812B
                        : PiSetup.Strip.Chip.SK9822,
                strip.bus(),
                strip.select(),
                lamps.stream()
                        .map(row ->
                                new PiSetup.Row(
                                        new LampGroup(row.group(), row.lamps()), row.first()))
                        .toList(),
                strip.milliamps());
    }

    private static PiSetup.Panel panel(DisplayInfo display) {
        return new PiSetup.Panel(
                display.kind().equals("hd44780")
                        ? PiSetup.Panel.Kind.HD44780
                        : PiSetup.Panel.Kind.SSD1306,
                display.bus(),
                display.address());
    }

    private static OptionalInt maybe(Optional<Integer> number) {
        return number.isPresent() ? OptionalInt.of(number.get()) : OptionalInt.empty();
    }
}
