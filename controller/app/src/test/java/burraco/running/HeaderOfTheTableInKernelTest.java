package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import burraco.cards.Seat;
import burraco.hal.LampGroup;
import burraco.hal.Rgb;
import burraco.hal.guest.Disks;
import burraco.hal.guest.Guest;
import burraco.hal.guest.Program;
import burraco.hal.pi.HeaderHeard;
import burraco.signals.Signals;
import burraco.table.Table;
import burraco.testing.ExampleTable;
import burraco.testing.ShortEvening;
import burraco.testing.TableProcess;
import burraco.words.Language;
import burraco.words.Words;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The running table with a Raspberry Pi's header on a real arm64 kernel, before a deal: the kernel
 * turns the arbiter's key and presses buttons, and what the table says then arrives on the kernel's
 * buses. {@code ./table test --kernel} runs it.
 */
@Tag("process")
class HeaderOfTheTableInKernelTest {
    private static final long SEED = 3;

    private static final int START = 17;
    private static final int TIME_OUT = 22;
    private static final int CALL_OF_NORTH = 23;
    private static final int LOCK = 27;
    private static final int DISPLAY = 0x27;

    private static final String HEADER =
            """

            [[source]]
            id = "header"
            kind = "pi"

            [[source]]
            id = "lost"
            kind = "board"
            port = "/dev/nothing"

            [[buttons]]
            source = "header"
            number = %d
            key = "start"

            [[buttons]]
            source = "header"
            number = %d
            key = "timeout"

            [[buttons]]
            source = "header"
            number = %d
            key = "call"
            seat = "N"

            [display]
            kind = "hd44780"
            address = %d

            [buzzer]
            source = "header"

            [pi]
            lock = %d
            strip = "ws2812b"
            pwm = 0
            pwm-chip = 0
            """
                    .formatted(START, TIME_OUT, CALL_OF_NORTH, DISPLAY, LOCK);

    private static final int LAMPS = 2;
    private static final List<String> GROUPS =
            List.of("seat N", "seat E", "seat S", "seat W", "centre");

    @TempDir Path folder;

    private Table table;
    private Path copy;
    private TableProcess guest;
    private int asked;

    @BeforeEach
    void aTable() throws Exception {
        assumeTrue(Guest.isPossible(), "not asked for: ./table test --kernel");
        ShortEvening evening = ShortEvening.of(SEED, 1, 1);
        Path program = Files.createDirectory(folder.resolve("program"));
        Program.jarsTo(program);
        Path config = evening.writeTo(Files.createDirectory(program.resolve("table")));
        Files.writeString(config, HEADER + lamps(), StandardOpenOption.APPEND);
        Files.createDirectory(program.resolve("journal"));
        table = new Table(evening.layout(), ExampleTable.reference().deck(), Seat.SOUTH);
        Disks.make(program, folder.resolve("program.img"), 96);
        copy = folder.resolve("copy");
    }

    private static String lamps() {
        StringBuilder lamps = new StringBuilder();
        for (int i = 0; i < GROUPS.size(); i++) {
            lamps.append(
                    """

                    [[lamps]]
                    source = "header"
                    group = "%s"
                    first = %d
                    lamps = %d
                    """
                            .formatted(GROUPS.get(i), i * LAMPS, LAMPS));
        }
        return lamps.toString();
    }

    private TableProcess boot() throws Exception {
        Guest machine =
                Guest.with(folder.resolve("console"))
                        .readOnly("program", folder.resolve("program.img"))
                        .copy(copy)
                        .asked("table.do=header")
                        .saysThatItIs("Raspberry Pi 5 Model B Rev 1.0", folder.resolve("tree.dtb"));
        return TableProcess.of(machine.boot(), Guest.PATIENCE_SECONDS);
    }

    /** Orders an action on the kernel's side of the header. */
    private void ask(String what) throws Exception {
        long before = count(line -> line.startsWith("guest: done"));
        guest.give(what);
        guest.flush();
        awaitOneMore(line -> line.startsWith("guest: done"), before);
    }

    private long count(Predicate<String> which) {
        return guest.said().stream().filter(which).count();
    }

    private void awaitOneMore(Predicate<String> which, long before) throws Exception {
        long[] still = {before + 1};
        guest.await(line -> which.test(line) && --still[0] == 0);
    }

    /** What was sent over its buses so far. */
    private HeaderHeard heard() throws Exception {
        ask("heard");
        asked++;
        List<String> all = Files.readAllLines(copy);
        int from = 0;
        for (int i = 1; i < asked; i++) {
            from += all.subList(from, all.size()).indexOf("end") + 1;
        }
        return HeaderHeard.of(all.subList(from, all.size() - 1));
    }

    /** Polls until it is there, because the bus is slow and the processor is emulated. */
    private HeaderHeard awaitHeard(String what, Predicate<HeaderHeard> which) throws Exception {
        HeaderHeard last = heard();
        for (int i = 0; i < 20 && !which.test(last); i++) {
            last = heard();
        }
        if (!which.test(last)) {
            // The states of its threads show where it hangs.
            ask("threads");
            heard();
        }
        assertTrue(which.test(last), what + ": " + shown(last) + "; it said " + guest.said());
        System.out.println(what + ": " + shown(last));
        return last;
    }

    private static String shown(HeaderHeard heard) {
        return heard.hd44780(DISPLAY)
                + " "
                + heard.ws2812b(GROUPS.size() * LAMPS)
                + " "
                + heard.sounds();
    }

    private List<String> lines() {
        List<LampGroup> groups = GROUPS.stream().map(group -> new LampGroup(group, LAMPS)).toList();
        return new Signals(Words.in(Language.IT), groups, 20, 4).of(table.state(), true).lines();
    }

    private static boolean isLit(HeaderHeard heard, String group) {
        int first = GROUPS.indexOf(group) * LAMPS;
        return heard.ws2812b(GROUPS.size() * LAMPS).subList(first, first + LAMPS).stream()
                .anyMatch(light -> !light.equals(Rgb.OFF));
    }

    @Test
    void whatTheKernelPressesReachesTheTable() throws Exception {
        try (TableProcess booted = boot()) {
            guest = booted;
            String ready =
                    guest.await(line ->
                            line.contains(" is ready: ")
                                    || line.startsWith("guest: the table ended"));
            assertTrue(ready.contains(" is ready: "), guest.said()::toString);
            String sentence = lines().getFirst();
            awaitHeard("at first", now -> now.hd44780(DISPLAY).getFirst().equals(sentence));
            awaitHeard(
                    "a part is in trouble",
                    now ->
                            isLit(now, "centre")
                                    && now.hd44780(DISPLAY).contains("Guasto source lost"));
            settle();
            ask("press " + START);
            ask("press " + CALL_OF_NORTH);
            ask("close " + LOCK);
            ask("press " + START);
            ask("press " + TIME_OUT);
            settle();
            guest.give("stop");
            guest.flush();
            guest.await(line -> line.equals("guest: ended"));
            List<String> buttons =
                    guest.said().stream().filter(line -> line.contains("button")).toList();
            buttons.forEach(System.out::println);
            assertEquals(3, buttons.size(), guest.said()::toString);
            assertTrue(buttons.get(0).contains("call"), "without the key no start arrives");
            assertTrue(buttons.get(1).contains("start"), "with it one does");
            assertTrue(buttons.get(2).contains("timeout"), "and so does a time-out");
        }
    }

    /** Half a second in the guest each: until its buttons are open, or were heard. */
    private void settle() throws Exception {
        for (int i = 0; i < 12; i++) {
            heard();
        }
    }
}
