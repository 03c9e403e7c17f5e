package burraco.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.timeout;
import static org.mockito.Mockito.verify;

import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.Button;
import burraco.hal.Condition;
import burraco.hal.LampGroup;
import burraco.hal.LampPicture;
import burraco.hal.Reading;
import burraco.hal.Rgb;
import burraco.hal.Scale;
import burraco.hal.ScanPlan;
import burraco.hal.TagId;
import burraco.hal.TagSensor;
import burraco.hal.Tone;
import burraco.serial.SerialPorts;
import burraco.wire.LineSettings;
import burraco.wire.Result;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.Timeout;

/** The real firmware as a process behind a real serial port, and the devices of a table over it. */
@Tag("firmware")
class FirmwareInTheLoopTest {
    private static final TagId TAG = new TagId("E004015012345678");
    private static final Area CARD = new Area(0, 0, 9, 12);
    private static final Button CALL = Button.of("call");
    private static final Rgb RED = new Rgb(200, 0, 0);
    private static final BoardSetup SETUP =
            new BoardSetup(
                    "board",
                    List.of(new Antenna(11, 1, CARD, 2), new Antenna(12, 3, CARD, 2)),
                    List.of(new BoardSetup.Load(5, 1)),
                    List.of(new BoardSetup.Contact(CALL, 2)),
                    List.of(new BoardSetup.Row(new LampGroup("pile", 3), 4)));

    private final List<Reading> told = new CopyOnWriteArrayList<>();
    private World world;
    private TableBoard board;

    @BeforeEach
    void start(TestInfo test) {
        world = world();
        world.free();
        SerialPorts port = new SerialPorts(world.link(), LineSettings.USUAL);
        board = new TableBoard(SETUP, port, () -> System.nanoTime() / 1_000, 9);
    }

    /** The firmware, and the emulated table that it is connected to. */
    World world() {
        Optional<Path> firmware = FirmwareBuild.host();
        assumeTrue(firmware.isPresent(), "There is no C compiler that could build the firmware.");
        return World.start(
                firmware.get(),
                "--antennas",
                "4",
                "--scales",
                "2",
                "--buttons",
                "4",
                "--lamps",
                "16",
                "--boot",
                "70");
    }

    @AfterEach
    void stop() {
        if (board != null) {
            board.close();
            world.close();
        }
    }

    private synchronized void tell(Reading reading) {
        told.add(reading);
        notifyAll();
    }

    /** Waits for a reading that arrives from now on. */
    private synchronized void await(Predicate<Reading> wanted) {
        await(told.size(), wanted);
    }

    private synchronized void await(int from, Predicate<Reading> wanted) {
        await(() -> told.stream().skip(from).anyMatch(wanted));
    }

    private synchronized void await(BooleanSupplier so) {
        long end = System.nanoTime() + 20_000_000_000L;
        try {
            while (!so.getAsBoolean()) {
                long left = (end - System.nanoTime()) / 1_000_000;
                assertTrue(left > 0, () -> "it does not come about: " + board.condition());
                wait(Math.min(left, 50));
            }
        } catch (InterruptedException stop) {
            throw new AssertionError(stop);
        }
    }

    private TagSensor open() {
        TagSensor tags = board.tags();
        tags.open(this::tell);
        await(() -> board.condition().equals(Condition.UP));
        return tags;
    }

    private static boolean hears(Reading reading, int antenna) {
        return reading instanceof Reading.Inventory(_, var by, var answers)
                && by == antenna
                && answers.stream().anyMatch(answer -> answer.tag().equals(TAG));
    }

    private static boolean isBack(Reading reading) {
        return reading instanceof Reading.SourceFault fault && fault.detail().startsWith("back");
    }

    @Test
    void whatLiesOnAnAntennaIsHeardThere() {
        open();
        assertTrue(board.hello().orElseThrow().antennas() >= 4);
        world.lay(TAG, 2);
        await(reading -> hears(reading, 12));
        world.take(TAG);
        await(reading ->
                reading instanceof Reading.Inventory one
                        && one.antenna() == 12
                        && one.answers().isEmpty());
    }

    @Test
    void restingAntennasAreNotScanned() {
        TagSensor tags = open();
        tags.scan(new ScanPlan(Map.of(11, 0)));
        world.lay(TAG, 0);
        world.lay(new TagId("E0040150FFFFFF01"), 2);
        // Scans made before the plan arrived may still be reported, so a whole series is needed.
        await(() -> tellsOnly(12, 20));
    }

    /**
     * Whether the last inventories, this many, are all of one antenna; without a plan two take
     * turns.
     */
    private boolean tellsOnly(int antenna, int inventories) {
        List<Integer> last =
                told.reversed().stream()
                        .filter(Reading.Inventory.class::isInstance)
                        .map(reading -> ((Reading.Inventory) reading).antenna())
                        .limit(inventories)
                        .toList();
        return last.equals(Collections.nCopies(inventories, antenna));
    }

    private boolean shines(int lamp) {
        return world.lamp(lamp) == 0xc80000;
    }

    @Test
    void lampsShineAndTheBuzzerSounds() {
        board.lamps()
                .show(new LampPicture(new TreeMap<>(Map.of("pile", List.of(RED, Rgb.OFF, RED)))));
        world.await(() -> shines(4) && shines(6) && world.lamp(5) == 0);
        await(() -> board.condition().equals(Condition.UP));
        board.buzzer().play(List.of(new Tone(880, 50), new Tone(440, 50)));
        world.await(() -> world.tones().containsAll(List.of(880, 440)));
    }

    @Test
    void aPressIsToldOnce() {
        board.buttons().open(this::tell);
        await(() -> board.condition().equals(Condition.UP));
        world.contact(2, true);
        await(() -> told.stream().anyMatch(Reading.Press.class::isInstance));
        world.contact(2, false);
        assertEquals(1, told.stream().filter(Reading.Press.class::isInstance).count());
    }

    @Test
    void aScaleShowsWhatLiesThere() {
        Scale scale = board.scales().getFirst();
        scale.open(this::tell);
        await(() -> board.condition().equals(Condition.UP));
        world.load(1, 77_900);
        await(() -> told.contains(weight(77.9)));
        scale.zero();
        await(() -> told.contains(weight(0)));
    }

    private Reading weight(double grams) {
        return told.stream()
                .filter(Reading.Weight.class::isInstance)
                .map(Reading.Weight.class::cast)
                .filter(one -> one.scale() == 5 && Math.abs(one.grams() - grams) < 0.3)
                .<Reading>map(one -> one)
                .findFirst()
                .orElse(new Reading.Weight(0, 0, 0));
    }

    @Test
    @Timeout(30)
    void anAntennaIsMeasured() {
        open();
        world.tuned(2, 1, 300);
        // The order may have arrived before the emulated table has changed.
        while (told.stream().noneMatch(FirmwareInTheLoopTest::isDetuned)) {
            List<Result> results = new CopyOnWriteArrayList<>();
            board.diagnose(12, results::add);
            await(() -> !results.isEmpty());
            assertEquals(Result.Code.DONE, results.getFirst().code());
            await(() -> board.measured(12).isPresent());
        }
        assertEquals(new AntennaMeasurement("detuned", 300), board.measured(12).orElseThrow());
        assertTrue(board.measured(11).isEmpty(), "nobody asked for that one");
    }

    private static boolean isDetuned(Reading reading) {
        return reading instanceof Reading.AntennaFault(_, var antenna, var detail)
                && antenna == 12
                && detail.equals("detuned");
    }

    @Test
    void afterARestartAllIsAsItWas() {
        TagSensor tags = open();
        tags.scan(new ScanPlan(Map.of(11, 0)));
        board.lamps().show(new LampPicture(new TreeMap<>(Map.of("pile", List.of(RED)))));
        world.await(() -> shines(4));
        world.lay(TAG, 2);
        int boot = board.hello().orElseThrow().boot();
        await(reading -> hears(reading, 12));
        int before = told.size();
        board.restart(_ -> {});
        await(before, FirmwareInTheLoopTest::isBack);
        assertTrue(board.hello().orElseThrow().boot() != boot);
        await(reading -> hears(reading, 12));
        world.await(() -> shines(4));
        assertEquals(2, world.boots().size());
        assertEquals(Condition.UP, tags.condition());
    }

    @Test
    void aRestartInTheMiddleOfAScanHarmsNothing() {
        open();
        world.lay(TAG, 2);
        world.answering(false);
        int scans = world.scans();
        int before = told.size();
        board.restart(_ -> {});
        world.await(() -> world.boots().size() == 2 && world.scans() > scans);
        world.answering(true);
        await(before, FirmwareInTheLoopTest::isBack);
        await(reading -> hears(reading, 12));
        assertTrue(told.stream().noneMatch(Reading.Unclear.class::isInstance));
    }

    @Test
    void aNewFirmwareIsLoadedAndStarted() {
        open();
        byte[] bytes = new byte[5_000];
        new java.util.Random(8).nextBytes(bytes);
        FirmwareImage image = new FirmwareImage(bytes);
        UpdateListener listener = mock();
        board.update(image, listener);
        verify(listener, timeout(20_000)).done();
        verify(listener, never()).failed(any(), any());
        world.await(() -> world.firmware().equals(Optional.of(image.crc())));
        world.lay(TAG, 0);
        await(reading -> hears(reading, 11));
    }
}
