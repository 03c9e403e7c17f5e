package burraco.hal.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Button;
import burraco.hal.Condition;
import burraco.hal.Device;
import burraco.hal.LampGroup;
import burraco.hal.Trouble;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class PiHeaderTest {
    private static final PiSetup.Contact START = new PiSetup.Contact(Button.of("start"), 5);

    @Test
    void everyDeviceIsThereOnce() {
        EmulatedPi pi = EmulatedPi.inVirtualTime(PiSetups.buzzer());
        try (PiHeader header = pi.header()) {
            assertSame(header.buzzer(), header.buzzer());
            assertEquals("pi", header.source());
        }
    }

    @Test
    void whatTheSetupHasNotIsNotHandedOut() {
        EmulatedPi pi = EmulatedPi.inVirtualTime(PiSetups.buzzer());
        try (PiHeader header = pi.header()) {
            assertThrows(NoSuchElementException.class, header::lamps);
            assertThrows(NoSuchElementException.class, header::buttons);
            assertThrows(NoSuchElementException.class, header::display);
        }
    }

    @Test
    void closingItClosesAll() {
        EmulatedPi pi = EmulatedPi.inVirtualTime(PiSetups.display(PiSetup.Panel.Kind.HD44780));
        Device display = pi.header().display();
        pi.runFor(500);
        pi.header().close();
        assertEquals(Condition.CLOSED, display.condition());
        assertEquals(List.of(), pi.header().faults());
        pi.header().close();
        assertSame(display, pi.header().display());
    }

    @Test
    void aClosedHeaderStartsNothing() {
        EmulatedPi pi = EmulatedPi.inVirtualTime(PiSetups.buzzer());
        pi.header().close();
        assertThrows(IllegalStateException.class, () -> pi.header().buzzer());
    }

    @Test
    void aPowerSupplyThatIsTooSmallForDarkLampsIsRefused() {
        List<LampGroup> groups = List.of(new LampGroup("melds", 98));
        assertEquals(
                "100 mA are not enough for 100 lamps, even dark ones",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> PiSetups.lamps(PiSetup.Strip.Chip.SK9822, groups, 100))
                        .getMessage());
    }

    @Test
    void twoOnOneGpioAreRefused() {
        assertEquals(
                "two hang on GPIO 5",
                assertThrows(
                                IllegalArgumentException.class,
                                () ->
                                        new PiSetup(
                                                "pi",
                                                Optional.empty(),
                                                List.of(START),
                                                OptionalInt.of(5),
                                                Optional.empty(),
                                                Optional.empty(),
                                                Optional.empty()))
                        .getMessage());
    }

    @Test
    void twoGroupsOnOneLampAreRefused() {
        List<PiSetup.Row> rows =
                List.of(
                        new PiSetup.Row(new LampGroup("pile", 3), 0),
                        new PiSetup.Row(new LampGroup("seat N", 2), 2));
        assertThrows(
                IllegalArgumentException.class,
                () -> new PiSetup.Strip(PiSetup.Strip.Chip.SK9822, 0, 0, rows, 1000));
    }

    /** The table's clock goes on while a bus hangs. */
    @Test
    void aBusThatHangsHoldsUpNoOtherDevice() throws InterruptedException {
        AtomicLong micros = new AtomicLong(1);
        CountDownLatch hangs = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        Hanging pins = new Hanging(hangs, release);
        PiSetup setup =
                new PiSetup(
                        "pi",
                        Optional.empty(),
                        List.of(),
                        OptionalInt.empty(),
                        Optional.empty(),
                        Optional.of(new PiSetup.Panel(PiSetup.Panel.Kind.SSD1306, 1, 0x3c)),
                        Optional.of(new PiSetup.Piezo(OptionalInt.empty(), 0)));
        PiHeader header = new PiHeader(setup, micros::get, pins, Worker::new);
        Device display = header.display();
        hangs.await();
        header.buzzer();
        pins.checked.await();
        micros.addAndGet(20_000_000);
        assertEquals(
                new Condition.Lost(Trouble.SILENT, "the bus does not return"), display.condition());
        assertTrue(
                header.faults().stream().anyMatch(one -> one.device().equals("display pi")),
                header.faults()::toString);
        release.countDown();
        header.close();
        assertEquals(Condition.CLOSED, display.condition());
    }

    /** A display that never answers, and a working piezo disc. */
    private static final class Hanging implements HeaderPins {
        private final CountDownLatch hangs;
        private final CountDownLatch release;
        private final CountDownLatch checked = new CountDownLatch(1);

        private Hanging(CountDownLatch hangs, CountDownLatch release) {
            this.hangs = hangs;
            this.release = release;
        }

        @Override
        public Wire i2c(int bus, int address) throws PinException {
            hangs.countDown();
            try {
                release.await();
            } catch (InterruptedException nobodyDoesThat) {
                throw new AssertionError(nobodyDoesThat);
            }
            return new NoPins().i2c(bus, address);
        }

        @Override
        public Contacts contacts(Optional<String> chip, List<Integer> lines) throws PinException {
            return new NoPins().contacts(chip, lines);
        }

        @Override
        public Wire spi(int bus, int select, int hertz) throws PinException {
            return new NoPins().spi(bus, select, hertz);
        }

        @Override
        public List<Integer> answering(int bus, List<Integer> addresses) {
            return List.of();
        }

        @Override
        public Voice pwm(OptionalInt chip, int channel) {
            return new Voice() {
                @Override
                public void sound(int hertz) {}

                @Override
                public void still() {}

                @Override
                public void check() {
                    checked.countDown();
                }

                @Override
                public void close() {}
            };
        }
    }
}
