package burraco.hal.pi;

import burraco.hal.Button;
import burraco.hal.Condition;
import burraco.hal.Device;
import burraco.hal.LampGroup;
import burraco.hal.LampPicture;
import burraco.hal.Reading;
import burraco.hal.Rgb;
import burraco.hal.Tone;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Runs in a guest for {@link HeaderInKernelTest}: our drivers on character devices of a real
 * kernel. It prints a line for each result, and the test compares them.
 */
final class HeaderInGuest {
    private static final String LINE = "/sys/devices/platform/gpio-sim.0/gpiochip0/sim_gpio%d/pull";
    private static final Optional<String> NO_NAME = Optional.empty();

    private HeaderInGuest() {}

    public static void main(String[] arguments) throws Exception {
        // A machine that says it is a Raspberry Pi finds its chip by the label; others are given
        // its name.
        buttons(NO_NAME);
        if (Files.readString(Path.of("/proc/device-tree/model")).startsWith("Raspberry Pi")) {
            return;
        }
        buttons(Optional.of("gpiochip0"));
        display(PiSetup.Panel.Kind.HD44780, 0x27, new Hd44780Chip());
        display(PiSetup.Panel.Kind.SSD1306, 0x3c, new Ssd1306Chip());
        for (PiSetup.Strip.Chip chip : PiSetup.Strip.Chip.values()) {
            lamps(chip);
        }
        buzzer();
        faults();
    }

    private static PiHeader header(PiSetup setup) {
        return new PiHeader(setup, () -> System.nanoTime() / 1000);
    }

    private static void say(String what, Object value) {
        System.out.println(what + ": " + value);
    }

    /** Real devices need time, so this polls, for half a minute at most. */
    private static void await(BooleanSupplier done) throws InterruptedException {
        for (int i = 0; i < 600 && !done.getAsBoolean(); i++) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
    }

    // ---- buttons ----

    private static void pull(int line, boolean pressed) throws Exception {
        Files.writeString(Path.of(LINE.formatted(line)), pressed ? "pull-down" : "pull-up");
    }

    /** Longer than the fastest press of a finger. */
    private static void press(int line) throws Exception {
        pull(line, true);
        TimeUnit.MILLISECONDS.sleep(250);
        pull(line, false);
        TimeUnit.MILLISECONDS.sleep(250);
    }

    private static void buttons(Optional<String> chip) throws Exception {
        PiSetup setup =
                PiSetups.buttons(
                        List.of(new Button("ok", "N"), Button.of("start")), OptionalInt.of(13));
        PiSetup named =
                new PiSetup(
                        "pi",
                        chip,
                        setup.contacts(),
                        setup.lock(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty());
        BlockingQueue<Reading> heard = new LinkedBlockingQueue<>();
        try (PiHeader header = header(named)) {
            header.buttons().open(heard::add);
            await(() -> header.buttons().condition() == Condition.UP || !known(header).isEmpty());
            if (header.buttons().condition() != Condition.UP) {
                known(header).forEach(HeaderInGuest::fault);
                return;
            }
            press(6);
            press(5);
            pull(13, true);
            press(6);
            pull(13, false);
            press(5);
            for (int i = 0; i < 3; i++) {
                say("reading", pressed(heard.poll(10, TimeUnit.SECONDS)));
            }
            say("more readings", heard);
        }
    }

    private static Object pressed(Reading reading) {
        return reading instanceof Reading.Press press ? press.button() : reading;
    }

    private static void awaitUp(Device device) throws InterruptedException {
        await(() -> device.condition() == Condition.UP);
    }

    // ---- display ----

    private static void display(PiSetup.Panel.Kind kind, int address, I2cChip chip)
            throws Exception {
        HeaderHeard.forget();
        PiSetup.Panel panel = new PiSetup.Panel(kind, 1, address);
        try (PiHeader header = header(with(Optional.of(panel), Optional.empty()))) {
            header.display().show(List.of("Più di così è già", "5♥ 10♦ 3♣ K♠"));
            await(() -> HeaderHeard.here().shown(chip, address).get(1).endsWith("K♠"));
            say(kind + " shows", HeaderHeard.here().shown(chip, address));
            header.display().show(List.of("Più di così è già", "5♥ 10♦ 3♣ A♠"));
            await(() -> HeaderHeard.here().shown(chip, address).get(1).endsWith("A♠"));
            say(kind + " shows", HeaderHeard.here().shown(chip, address));
        }
        say(kind + " closed", HeaderHeard.here().shown(chip, address));
    }

    private static PiSetup with(Optional<PiSetup.Panel> panel, Optional<PiSetup.Piezo> piezo) {
        return new PiSetup(
                "pi", NO_NAME, List.of(), OptionalInt.empty(), Optional.empty(), panel, piezo);
    }

    // ---- lamps ----

    private static void lamps(PiSetup.Strip.Chip kind) throws Exception {
        HeaderHeard.forget();
        List<LampGroup> groups = List.of(new LampGroup("seat N", 2), new LampGroup("centre", 1));
        List<Rgb> seat = List.of(new Rgb(255, 0, 0), new Rgb(0, 8, 0));
        List<Rgb> centre = List.of(new Rgb(1, 2, 255));
        LampPicture picture =
                new LampPicture(new TreeMap<>(Map.of("seat N", seat, "centre", centre)));
        Supplier<List<Rgb>> shining = () -> HeaderHeard.here().shining(StripChip.of(kind, 5));
        try (PiHeader header = header(PiSetups.lamps(kind, groups, 2000))) {
            header.lamps().show(picture);
            await(() -> shining.get().getLast().equals(centre.getFirst()));
            say(kind + " shines", shining.get());
        }
        say(kind + " closed", shining.get());
    }

    // ---- buzzer ----

    private static void buzzer() throws Exception {
        HeaderHeard.forget();
        PiSetup.Piezo piezo = new PiSetup.Piezo(OptionalInt.of(0), 2);
        try (PiHeader header = header(with(Optional.empty(), Optional.of(piezo)))) {
            awaitUp(header.buzzer());
            header.buzzer().play(List.of(new Tone(880, 300), new Tone(440, 300)));
            await(() -> HeaderHeard.here().sounds().contains("440 Hz, on for 50 %"));
        }
        say("buzzer", HeaderHeard.here().sounds());
    }

    // ---- what is not there ----

    private static void faults() throws Exception {
        fault(panel(1, 0x3f), PiHeader::display);
        // A chip that only knows SMBus, which our displays do not use.
        fault(panel(0, 0x26), PiHeader::display);
        fault(panel(7, 0x27), PiHeader::display);
        PiSetup.Piezo piezo = new PiSetup.Piezo(OptionalInt.of(9), 0);
        fault(with(Optional.empty(), Optional.of(piezo)), PiHeader::buzzer);
    }

    private static PiSetup panel(int bus, int address) {
        return with(
                Optional.of(new PiSetup.Panel(PiSetup.Panel.Kind.HD44780, bus, address)),
                Optional.empty());
    }

    /** An emulated processor is so slow at first that a bus seems to hang. */
    private static List<PiFault> known(PiHeader header) {
        return header.faults().stream()
                .filter(fault -> !fault.detail().contains("does not return"))
                .toList();
    }

    private static void fault(PiFault fault) {
        say("fault", fault.cause() + " " + fault.detail());
    }

    private static void fault(PiSetup setup, Function<PiHeader, ? extends Device> part)
            throws Exception {
        try (PiHeader header = header(setup)) {
            part.apply(header);
            await(() -> !known(header).isEmpty());
            known(header).forEach(HeaderInGuest::fault);
        }
    }
}
