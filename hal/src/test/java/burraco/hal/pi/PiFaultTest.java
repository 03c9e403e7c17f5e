package burraco.hal.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Button;
import burraco.hal.Buttons;
import burraco.hal.Condition;
import burraco.hal.Device;
import burraco.hal.LampGroup;
import burraco.hal.Trouble;
import burraco.hal.pi.EmulatedPi.Part;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Whatever is wrong with a header is reported in words, until somebody repairs it. */
class PiFaultTest {
    private static final PiSetup ALL =
            new PiSetup(
                    "pi",
                    Optional.empty(),
                    List.of(new PiSetup.Contact(Button.of("start"), 5)),
                    OptionalInt.of(6),
                    Optional.of(
                            new PiSetup.Strip(
                                    PiSetup.Strip.Chip.WS2812B,
                                    0,
                                    0,
                                    List.of(new PiSetup.Row(new LampGroup("pile", 3), 0)),
                                    1000)),
                    Optional.of(new PiSetup.Panel(PiSetup.Panel.Kind.HD44780, 1, 0x27)),
                    Optional.of(new PiSetup.Piezo(OptionalInt.empty(), 0)));

    private EmulatedPi pi = EmulatedPi.inVirtualTime(ALL);

    @AfterEach
    void close() {
        pi.header().close();
    }

    private void start() {
        try {
            pi.header().buttons().open(_ -> {});
        } finally {
            pi.header().lamps();
            pi.header().display();
            pi.header().buzzer();
            pi.runFor(1000);
        }
    }

    private Device device(Part part) {
        return switch (part) {
            case BUTTONS -> pi.header().buttons();
            case LAMPS -> pi.header().lamps();
            case DISPLAY -> pi.header().display();
            case BUZZER -> pi.header().buzzer();
        };
    }

    /** The only fault there is. */
    private void assertFault(Part part, PiFault.Cause cause, Trouble trouble, String detail) {
        assertEquals(1, pi.header().faults().size(), () -> pi.header().faults().toString());
        PiFault fault = pi.header().faults().getFirst();
        assertEquals(cause, fault.cause());
        assertEquals(detail, fault.detail());
        assertTrue(fault.where().isEmpty() || detail.startsWith(fault.where()), fault::where);
        assertEquals(device(part).name(), fault.device());
        assertEquals(new Condition.Lost(trouble, detail), device(part).condition());
    }

    private void assertAllIsWell() {
        assertEquals(List.of(), pi.header().faults());
        for (Part part : Part.values()) {
            assertEquals(Condition.UP, device(part).condition());
        }
    }

    @Test
    void nothingIsWrong() {
        start();
        assertAllIsWell();
    }

    @Test
    void nothingIsKnownBeforeTheFirstTry() {
        pi.header().display();
        assertEquals(List.of(), pi.header().faults());
        assertInstanceOf(Condition.Lost.class, pi.header().display().condition());
        assertEquals(Condition.IDLE, pi.header().buttons().condition());
    }

    @Test
    void aBusThatIsNotSwitchedOn() {
        pi.busOff(Part.DISPLAY);
        start();
        assertFault(
                Part.DISPLAY,
                PiFault.Cause.BUS_OFF,
                Trouble.NOT_HERE,
                "/dev/i2c-1: it is not there: I2C is not switched on");
        pi.repair(Part.DISPLAY);
        pi.busOff(Part.LAMPS);
        pi.runFor(3000);
        assertFault(
                Part.LAMPS,
                PiFault.Cause.BUS_OFF,
                Trouble.NOT_HERE,
                "/dev/spidev0.0: it is not there: SPI is not switched on");
        pi.repair(Part.LAMPS);
        pi.busOff(Part.BUZZER);
        pi.runFor(3000);
        assertFault(
                Part.BUZZER,
                PiFault.Cause.BUS_OFF,
                Trouble.NOT_HERE,
                "/sys/class/pwm: PWM is not switched on");
        pi.repair(Part.BUZZER);
        pi.runFor(3000);
        assertAllIsWell();
    }

    @Test
    void aUserWhoMayNot() {
        pi.notAllowed(Part.DISPLAY);
        start();
        assertFault(
                Part.DISPLAY,
                PiFault.Cause.NOT_ALLOWED,
                Trouble.REFUSED,
                "/dev/i2c-1: this user may not use it; the group i2c may");
    }

    @Test
    void aUserWhoMayNotAnything() {
        for (Part part : Part.values()) {
            pi.notAllowed(part);
        }
        start();
        assertEquals(
                List.of(
                        "/dev/gpiochip0: this user may not use it; the group gpio may",
                        "/dev/spidev0.0: this user may not use it; the group spi may",
                        "/dev/i2c-1: this user may not use it; the group i2c may",
                        "/sys/class/pwm/pwmchip0/export: this user may not use it; the group gpio may"),
                pi.header().faults().stream().map(PiFault::detail).toList());
        for (Part part : Part.values()) {
            pi.repair(part);
        }
        pi.runFor(3000);
        assertAllIsWell();
    }

    @Test
    void aDisplayThatDoesNotAnswer() {
        pi.powerOut();
        start();
        assertFault(
                Part.DISPLAY,
                PiFault.Cause.NO_ANSWER,
                Trouble.UNPLUGGED,
                "/dev/i2c-1: nothing answers at 0x27");
        pi.powerOn();
        pi.runFor(3000);
        assertAllIsWell();
    }

    @Test
    void aDisplayAtAnotherAddress() {
        pi.wrongAddress(0x3f);
        start();
        assertFault(
                Part.DISPLAY,
                PiFault.Cause.OTHER_ADDRESS,
                Trouble.UNPLUGGED,
                "/dev/i2c-1: nothing answers at 0x27; something answers at 0x3f");
    }

    @Test
    void whatSomebodyElseHas() {
        pi.taken(Part.BUTTONS);
        start();
        assertFault(
                Part.BUTTONS,
                PiFault.Cause.LINE_TAKEN,
                Trouble.REFUSED,
                "/dev/gpiochip*: Device or resource busy");
        pi.repair(Part.BUTTONS);
        pi.runFor(3000);
        assertAllIsWell();
    }

    @Test
    void anAddressThatADriverOfTheSystemHas() {
        pi.taken(Part.DISPLAY);
        start();
        assertFault(
                Part.DISPLAY,
                PiFault.Cause.LINE_TAKEN,
                Trouble.REFUSED,
                "/dev/i2c-1: Device or resource busy");
    }

    @Test
    void noChipSaysThatItIsTheHeaders() {
        pi.noChipOfTheHeader();
        start();
        assertFault(
                Part.BUTTONS,
                PiFault.Cause.NO_CHIP,
                Trouble.NOT_HERE,
                "/dev/gpiochip*: none of them says that it is the header's; name it in the layout");
    }

    @Test
    void aMachineThatIsNoPi() {
        pi.noPi();
        start();
        assertFault(
                Part.BUTTONS,
                PiFault.Cause.NOT_A_PI,
                Trouble.NOT_HERE,
                "this is no Raspberry Pi that Pi4J knows; if one of the GPIO chips is right, name it"
                        + " in the layout");
    }

    @Test
    void aChipThatIsNamedIsTakenWhateverTheMachineIs() {
        pi = named("gpiochip0");
        pi.noPi();
        pi.noChipOfTheHeader();
        Buttons buttons = pi.header().buttons();
        buttons.open(_ -> {});
        pi.runFor(1000);
        assertEquals(Condition.UP, buttons.condition());
    }

    @Test
    void aChipThatIsNamedAndNotThere() {
        pi = named("gpiochip4");
        pi.header().buttons().open(_ -> {});
        pi.runFor(1000);
        assertFault(
                Part.BUTTONS,
                PiFault.Cause.NO_CHIP,
                Trouble.NOT_HERE,
                "/dev/gpiochip4: it is not there; there are gpiochip0");
    }

    private static EmulatedPi named(String chip) {
        return EmulatedPi.inVirtualTime(
                new PiSetup(
                        "pi",
                        Optional.of(chip),
                        ALL.contacts(),
                        ALL.lock(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()));
    }

    @Test
    void aToneChipThatIsNotThere() {
        pi =
                EmulatedPi.inVirtualTime(
                        new PiSetup(
                                "pi",
                                Optional.empty(),
                                List.of(),
                                OptionalInt.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.of(new PiSetup.Piezo(OptionalInt.of(2), 0))));
        pi.header().buzzer();
        pi.runFor(1000);
        assertFault(
                Part.BUZZER,
                PiFault.Cause.NO_CHIP,
                Trouble.NOT_HERE,
                "/sys/class/pwm/pwmchip2: it is not there; there are pwmchip0");
    }

    @Test
    void aLibraryForAnotherMachine() {
        pi.noLibrary();
        start();
        assertEquals(4, pi.header().faults().size());
        for (PiFault fault : pi.header().faults()) {
            assertEquals(PiFault.Cause.NO_LIBRARY, fault.cause());
            assertEquals(
                    "Pi4J's own library does not work on this machine:"
                            + " libpi4j-gpiod.so: wrong ELF class",
                    fault.detail());
        }
    }

    /** A bug in this program, or in Pi4J, must not end a device for good without a message. */
    @Test
    void whatNobodyForesawIsToldToo() {
        AtomicBoolean stumbles = new AtomicBoolean(true);
        pi.header()
                .buttons()
                .open(_ -> {
                    if (stumbles.get()) {
                        throw new IllegalStateException("no room");
                    }
                });
        pi.runFor(100);
        pi.press(6);
        pi.press(5);
        pi.runFor(100);
        assertFault(
                Part.BUTTONS,
                PiFault.Cause.BROKEN,
                Trouble.BROKEN,
                "java.lang.IllegalStateException: no room");
        stumbles.set(false);
        pi.runFor(3000);
        assertEquals(Condition.UP, device(Part.BUTTONS).condition());
        assertEquals(List.of(), pi.header().faults());
    }

    @Test
    void aMachineWithoutTheLibrary() {
        BusTime.Virtual time = new BusTime.Virtual();
        TurnByTurn turns = new TurnByTurn(time);
        try (PiHeader header = new PiHeader(ALL, time::now, new NoPins(), turns)) {
            header.lamps();
            header.display();
            header.buzzer();
            header.buttons().open(_ -> {});
            turns.runFor(5000);
            assertEquals(4, header.faults().size());
            for (PiFault fault : header.faults()) {
                assertEquals(PiFault.Cause.NO_LIBRARY, fault.cause());
            }
        }
    }
}
