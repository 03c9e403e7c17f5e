package burraco.examination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Button;
import burraco.hal.LampGroup;
import burraco.hal.pi.EmulatedPi;
import burraco.hal.pi.PiFault;
import burraco.hal.pi.PiHeader;
import burraco.hal.pi.PiSetup;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** An emulated header with all devices; wiring mistakes are reported. */
class HeaderPartsTest {
    private static final Button OK = new Button("ok", "S");
    private static final DevicePart WHOLE = new DevicePart.Whole("pi");
    private static final DevicePart LAMPS = new DevicePart.Lamps("pi", "centre");
    private static final DevicePart BUTTON = new DevicePart.PushButton("pi", OK);
    private static final DevicePart BUZZER = new DevicePart.Buzzer("pi");
    private static final DevicePart DISPLAY = new DevicePart.Display("pi");
    private static final List<DevicePart> PARTS = List.of(LAMPS, BUTTON, BUZZER, DISPLAY);

    private final EmulatedPi pi =
            EmulatedPi.inVirtualTime(
                    new PiSetup(
                            "pi",
                            Optional.empty(),
                            List.of(new PiSetup.Contact(OK, 5)),
                            OptionalInt.empty(),
                            Optional.of(
                                    new PiSetup.Strip(
                                            PiSetup.Strip.Chip.SK9822,
                                            0,
                                            0,
                                            List.of(new PiSetup.Row(new LampGroup("centre", 4), 0)),
                                            500)),
                            Optional.of(new PiSetup.Panel(PiSetup.Panel.Kind.HD44780, 1, 0x27)),
                            Optional.of(new PiSetup.Piezo(OptionalInt.empty(), 0))));

    @AfterEach
    void closes() {
        pi.header().close();
    }

    private List<Examined> examined() {
        PiHeader header = pi.header();
        header.lamps();
        header.display();
        header.buzzer();
        header.buttons().open(_ -> {});
        pi.runFor(2_000);
        return new HeaderParts("pi", false).of(PARTS, header.faults());
    }

    private static Examined of(DevicePart part, List<Examined> lines) {
        return lines.stream().filter(one -> one.part().equals(part)).findFirst().orElseThrow();
    }

    /** This part fails like that, and the others still can be examined. */
    private void failsAlone(DevicePart part, DeviceFault ailment) {
        List<Examined> lines = examined();
        String key = "wrong." + ailment;
        assertEquals(key, of(part, lines).seen().getFirst().key(), lines::toString);
        assertEquals("advice." + ailment, of(part, lines).advice().orElseThrow().key());
        for (DevicePart other : PARTS) {
            if (!other.equals(part)) {
                assertEquals(ExaminationMark.UNPROVEN, of(other, lines).mark(), lines::toString);
            }
        }
    }

    @Test
    void wherePeopleWiredItWellAllIsThere() {
        List<Examined> lines = examined();
        assertEquals(ExaminationMark.WORKS, of(WHOLE, lines).mark());
        PARTS.forEach(part -> assertEquals(ExaminationMark.UNPROVEN, of(part, lines).mark()));
    }

    @Test
    void aBusThatIsOffIsNamed() {
        pi.busOff(EmulatedPi.Part.DISPLAY);
        failsAlone(DISPLAY, DeviceFault.I2C_OFF);
    }

    @Test
    void theStripsBusToo() {
        pi.busOff(EmulatedPi.Part.LAMPS);
        failsAlone(LAMPS, DeviceFault.SPI_OFF);
    }

    @Test
    void theBuzzersToo() {
        pi.busOff(EmulatedPi.Part.BUZZER);
        failsAlone(BUZZER, DeviceFault.PWM_OFF);
    }

    @Test
    void whoMayNotIsToldWhichGroupMay() {
        pi.notAllowed(EmulatedPi.Part.LAMPS);
        failsAlone(LAMPS, DeviceFault.BUS_NOT_ALLOWED);
        assertEquals(
                List.of("/dev/spidev0.0", "spi"),
                of(LAMPS, examinedAgain()).advice().orElseThrow().details());
    }

    private List<Examined> examinedAgain() {
        return new HeaderParts("pi", false).of(PARTS, pi.header().faults());
    }

    @Test
    void gpiosHaveAGroupOfTheirOwn() {
        pi.notAllowed(EmulatedPi.Part.BUTTONS);
        failsAlone(BUTTON, DeviceFault.BUS_NOT_ALLOWED);
        assertEquals("gpio", of(BUTTON, examinedAgain()).seen().getFirst().details().getLast());
    }

    @Test
    void whatAnotherProgramHasIsTaken() {
        pi.taken(EmulatedPi.Part.BUTTONS);
        failsAlone(BUTTON, DeviceFault.LINE_TAKEN);
    }

    @Test
    void aDisplayAtAnotherAddressIsFound() {
        pi.wrongAddress(0x3f);
        failsAlone(DISPLAY, DeviceFault.OTHER_ADDRESS);
        assertEquals(
                List.of("/dev/i2c-1", "0x3f"),
                of(DISPLAY, examinedAgain()).seen().getFirst().details());
    }

    @Test
    void aDisplayWithoutPowerAnswersNowhere() {
        pi.powerOut();
        failsAlone(DISPLAY, DeviceFault.NOTHING_ANSWERS);
    }

    @Test
    void whereNoChipIsTheHeadersSomebodyHasToNameIt() {
        pi.noChipOfTheHeader();
        failsAlone(BUTTON, DeviceFault.NO_CHIP);
    }

    /** The sentence names the place by itself. */
    @Test
    void whereItIsIsSaidOnce() {
        PiFault broken = fault(PiFault.Cause.BROKEN, "/dev/spidev0.0", "it takes nothing");
        assertEquals(
                DeviceComplaint.of(DeviceFault.BROKEN, "/dev/spidev0.0: it takes nothing"),
                HeaderFault.of(broken));
        PiFault taken = fault(PiFault.Cause.LINE_TAKEN, "/dev/gpiochip0", "Device busy");
        assertEquals(
                DeviceComplaint.of(DeviceFault.LINE_TAKEN, "/dev/gpiochip0", "Device busy"),
                HeaderFault.of(taken));
    }

    private static PiFault fault(PiFault.Cause cause, String where, String seen) {
        return new PiFault("lamps pi", cause, where, where + ": " + seen);
    }

    @Test
    void onAnotherMachineOneSentenceIsEnough() {
        pi.noPi();
        for (EmulatedPi.Part part : EmulatedPi.Part.values()) {
            if (part != EmulatedPi.Part.BUTTONS) {
                pi.busOff(part);
            }
        }
        List<Examined> lines = examined();
        assertEquals(
                Examined.fails(WHOLE, DeviceComplaint.of(DeviceFault.NOT_A_PI)),
                of(WHOLE, lines),
                lines::toString);
        assertTrue(lines.stream().skip(1).allMatch(one -> one.mark() == ExaminationMark.UNTRIED));
    }

    @Test
    void withoutItsLibraryNothingCanBeTried() {
        pi.noLibrary();
        List<Examined> lines = examined();
        assertEquals(
                Examined.fails(WHOLE, DeviceComplaint.of(DeviceFault.NO_LIBRARY)),
                of(WHOLE, lines),
                lines::toString);
    }
}
