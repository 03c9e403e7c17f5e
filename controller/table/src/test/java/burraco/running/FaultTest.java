package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.journal.History;
import burraco.journal.Journal;
import burraco.journal.Verification;
import burraco.table.Effect;
import burraco.table.FailingTable;
import burraco.table.Table;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.state.Outage;
import burraco.table.state.Situation;
import burraco.table.state.Situations;
import burraco.testing.ExampleTable;
import burraco.testing.ShortEvening;
import burraco.testing.TableText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program itself is wrong: it throws at an input, and leaves the table half changed. */
@Tag("campaign")
class FaultTest {
    private static final long SEED = Long.getLong("table.seed", 27);
    private static final int FAULTS = Integer.getInteger("table.faults", 4);
    private static final Person ADA = new Person.Arbiter("Ada");

    /** Time passes as inputs come. */
    private static final Clock OF_INPUTS =
            new Clock() {
                @Override
                public long now(long last) {
                    return last;
                }

                @Override
                public long nanos() {
                    return 0;
                }
            };

    @TempDir Path folder;

    private final List<String> log = new ArrayList<>();
    private final Meter meter = new Meter();
    private ShortEvening evening;

    @BeforeEach
    void anEvening() throws IOException {
        evening = ShortEvening.of(SEED, 1, 8);
    }

    private Table failing(Predicate<Reading> fails) {
        return FailingTable.of(
                evening.layout(), ExampleTable.reference().deck(), Seat.SOUTH, fails);
    }

    private Table sound() {
        return failing(_ -> false);
    }

    private GuardedTable guarded(Table table, Diary diary) {
        return new GuardedTable(table, diary, new FaultLog(meter, log::add), () -> {});
    }

    private Journal journal() throws Exception {
        return Journal.open(folder, () -> 0, _ -> {});
    }

    /** Its readings without one. */
    private List<Reading> without(int left) {
        List<Reading> others = new ArrayList<>(evening.readings());
        others.remove(left);
        return others;
    }

    private List<String> acts(List<Effect> effects) {
        return effects.stream().flatMap(one -> Shown.of(one).stream()).toList();
    }

    private List<Effect> play(Table table, List<Reading> readings) {
        return readings.stream().flatMap(one -> table.take(new Input.Read(one)).stream()).toList();
    }

    private List<Effect> play(GuardedTable table, List<Reading> readings) {
        return readings.stream()
                .flatMap(one -> table.take(new Input.Read(one)).effects().stream())
                .toList();
    }

    /** Some inputs of the evening, one of each part of it. */
    private List<Integer> places() {
        Chance chance = new Chance(SEED).stream("faults");
        int all = evening.readings().size();
        return Stream.iterate(0, i -> i < FAULTS, i -> i + 1)
                .map(i -> all * i / FAULTS + chance.below(all / FAULTS))
                .toList();
    }

    @Test
    void aTableIsThatOfAllOtherInputs() {
        for (int place : places()) {
            String which = "seed " + SEED + ", input " + place;
            Reading bad = evening.readings().get(place);
            GuardedTable table = guarded(failing(one -> one == bad || one.equals(bad)), Diary.NONE);
            List<String> shown = acts(play(table, evening.readings()));
            Table undisturbed = sound();
            List<String> expected = acts(play(undisturbed, without(place)));
            assertEquals(expected, shown, which);
            assertEquals(TableText.of(undisturbed), TableText.of(table.table()), which);
        }
        assertEquals(FAULTS, meter.failures());
    }

    @Test
    void soIsOneWithAJournalAndTheOneThatIsRestoredFromIt() throws Exception {
        for (int place : places()) {
            folder = Files.createTempDirectory(folder, "journal");
            String which = "seed " + SEED + ", input " + place;
            Reading bad = evening.readings().get(place);
            Table undisturbed = sound();
            List<String> expected = acts(play(undisturbed, without(place)));
            try (Journal journal = journal()) {
                Table fresh = Recovery.of(failing(bad::equals), journal).table();
                GuardedTable table = guarded(fresh, Diary.of(journal));
                assertEquals(expected, acts(play(table, evening.readings())), which);
                assertEquals(TableText.of(undisturbed), TableText.of(table.table()), which);
                journal.flush();
            }
            try (Journal journal = journal()) {
                Recovery restored = Recovery.of(failing(bad::equals), journal);
                assertEquals(TableText.of(undisturbed), TableText.of(restored.table()), which);
                assertEquals(Optional.empty(), restored.trouble(), which);
                assertEquals(List.of(), restored.faults(), which);
            }
            assertSound();
        }
        assertEquals(FAULTS, meter.failures());
    }

    private void assertSound() throws Exception {
        try (History history = History.open(folder)) {
            assertEquals(List.of(), Verification.of(history).findings());
        }
    }

    /** As programs before this one wrote it: the input is on the tape, and fails at each start. */
    @Test
    void anInputInTheJournalAtWhichTheProgramFailsIsSkippedAtEveryStart() throws Exception {
        int place = evening.readings().size() - 200;
        Reading bad = evening.readings().get(place);
        try (Journal journal = journal()) {
            Table table = Recovery.of(sound(), journal).table();
            for (Reading one : evening.readings()) {
                Input input = new Input.Read(one);
                journal.took(input, table.take(input), table);
            }
            journal.flush();
        }
        Table undisturbed = sound();
        play(undisturbed, without(place));
        String expected = TableText.of(undisturbed);
        try (Journal journal = journal()) {
            Recovery restored = Recovery.of(failing(bad::equals), journal);
            assertEquals(expected, TableText.of(restored.table()));
            String said = String.join("\n", restored.faults());
            assertTrue(said.contains("IllegalStateException at "), said);
            assertFalse(said.contains("7♥"), said);
        }
        for (Table next : List.of(failing(bad::equals), sound())) {
            try (Journal journal = journal()) {
                Recovery restored = Recovery.of(next, journal);
                assertEquals(expected, TableText.of(restored.table()), "also when it is mended");
                assertEquals(List.of(), restored.faults());
            }
        }
        assertSound();
        assertEquals(1, reports().size());
    }

    /** It starts with what was there before, whatever the rest of the hand does to it. */
    @Test
    void aJournalInWhichEveryInputFailsIsRestoredAsFarAsItGoes() throws Exception {
        try (Journal journal = journal()) {
            Table table = Recovery.of(sound(), journal).table();
            for (Reading one : evening.readings().subList(0, 1_000)) {
                Input input = new Input.Read(one);
                journal.took(input, table.take(input), table);
            }
            journal.flush();
        }
        long from = evening.readings().get(500).at();
        Predicate<Reading> fails = one -> one.at() >= from;
        Table before = sound();
        play(before, evening.readings().stream().takeWhile(fails.negate()).toList());
        for (int start = 0; start < 2; start++) {
            try (Journal journal = journal()) {
                Recovery restored = Recovery.of(failing(fails), journal);
                assertEquals(TableText.of(before), TableText.of(restored.table()));
                assertFalse(journal.isFollowed());
                GuardedTable table = guarded(restored.table(), Diary.of(journal));
                assertEquals(Outage.NOT_FOLLOWED, table.state().troubles().getLast().outage());
            }
        }
        assertSound();
    }

    /** People play it by themselves, and nothing is heard for ten minutes. */
    @Test
    void aHandThatIsNotFollowedStaysSoWhenAnIdleTableBeginsItsMemoryAnew() {
        List<Reading> readings = evening.readings().subList(0, 20);
        GuardedTable table = guarded(failing(_ -> true), Diary.NONE);
        long quiet = readings.getLast().at();
        table.take(new Input.Tick(quiet));
        play(table, readings);
        assertEquals(Outage.NOT_FOLLOWED, table.state().troubles().getLast().outage());
        for (long now = quiet; now < quiet + 1_300_000; now += 60_000) {
            table.take(new Input.Tick(now));
        }
        assertEquals(Outage.NOT_FOLLOWED, table.state().troubles().getLast().outage());
    }

    private List<Path> reports() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(one -> one.getFileName().toString().startsWith("fault-"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void theFaultIsReportedLoggedOnceAndShownAndNoPageLearnsACard() throws Exception {
        Reading bad = evening.readings().get(900);
        try (Journal journal = journal()) {
            Table fresh = Recovery.of(failing(bad::equals), journal).table();
            GuardedTable table = guarded(fresh, Diary.of(journal));
            List<Effect> effects = play(table, evening.readings().subList(0, 950));
            assertEquals(
                    List.of(Outage.PROGRAM_FAILED),
                    effects.stream()
                            .filter(Effect.TroubleBegan.class::isInstance)
                            .map(one -> ((Effect.TroubleBegan) one).trouble().outage())
                            .toList());
            assertTrue(Situations.of(table.state(), true).contains(Situation.TROUBLE));
            assertFalse(("" + table.state() + effects).contains(FailingTable.SAYS));
            assertEquals(
                    1,
                    log.stream().filter(one -> one.contains("IllegalStateException at ")).count());
            assertTrue(
                    log.stream().filter(one -> one.startsWith("  at ")).count() > 5, "the trace");
            assertFalse(("" + log).contains("7♥"), () -> "" + log);
        }
        Path report = reports().getFirst();
        assertTrue(Files.readString(report).contains(FailingTable.SAYS));
        assertTrue(Files.readString(report).contains(bad.toString()));
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(report)));
        assertTrue(log.stream().anyMatch(one -> one.endsWith(report.toString())), () -> "" + log);
    }

    /** Some of the first hand is played, and then every reading fails. */
    @Test
    void whereEveryReadingFailsTheHandIsRefereedByHandAndTheNextOneIsFollowed() throws Exception {
        int until = indexOfAct(12);
        long from = evening.readings().get(until).at();
        boolean[] mended = {false};
        int[] made = {0};
        try (Journal journal = journal()) {
            Table fresh =
                    Recovery.of(failing(one -> one.at() >= from && !mended[0]), journal).table();
            GuardedTable table =
                    new GuardedTable(
                            fresh,
                            Diary.of(journal),
                            new FaultLog(meter, log::add),
                            () -> made[0]++);
            play(table, evening.readings().subList(0, until));
            String before = TableText.of(table.table());
            List<Effect> effects = play(table, evening.readings().subList(until, until + 300));
            assertEquals(GuardedTable.MOST_FAULTS + 1, meter.failures());
            int passes = made[0];
            assertEquals(before, TableText.of(table.table()), "the record stays as it is");
            assertEquals(Situation.TROUBLE, Situations.of(table.state(), true).getFirst());
            assertEquals(
                    Outage.NOT_FOLLOWED,
                    ((Effect.TroubleBegan) effects.getLast()).trouble().outage());

            long now = evening.readings().get(until + 300).at();
            assertTaken(table, now, new Command.End("by hand"), Effect.HandOver.class, false);
            assertTaken(
                    table,
                    now,
                    new Command.Score(1, 1, 500, 300, "by hand"),
                    Effect.Scored.class,
                    true);
            mended[0] = true;
            assertTaken(table, now, new Command.NextHand(), Effect.TroubleOver.class, true);
            assertEquals(passes, made[0], "nothing was made again meanwhile");
            assertTrue(journal.isFollowed());
            assertEquals(500, table.state().match().played().getFirst().entered().get().ns());
            assertEquals(List.of(), table.state().troubles());
        }
        assertSound();
    }

    private static void assertTaken(
            GuardedTable table, long at, Command command, Class<?> effect, boolean comes) {
        GuardedTable.Result result = table.take(new Input.Ordered(at, ADA, command));
        assertInstanceOf(GuardedTable.Result.Taken.class, result);
        assertEquals(
                comes, result.effects().stream().anyMatch(effect::isInstance), () -> "" + result);
        assertTrue(
                result.effects().stream().noneMatch(Effect.Refused.class::isInstance), "" + result);
    }

    /** How many readings lead to this many acts. */
    private int indexOfAct(int acts) {
        Table table = sound();
        int told = 0;
        for (int i = 0; i < evening.readings().size(); i++) {
            told += acts(table.take(new Input.Read(evening.readings().get(i)))).size();
            if (told >= acts) {
                return i + 1;
            }
        }
        throw new AssertionError("only " + told + " acts");
    }

    @Test
    void whereEvenTicksFailTheClockStandsAndOrdersStillCount() throws Exception {
        GuardedTable table = guarded(failing(_ -> true), Diary.NONE);
        play(table, evening.readings().subList(0, 50));
        assertEquals(GuardedTable.MOST_FAULTS + 1, meter.failures());
        GuardedTable.Result again =
                table.take(new Input.Ordered(9_000, ADA, new Command.Redeal("")));
        assertTrue(again.effects().stream().anyMatch(Effect.TroubleOver.class::isInstance));
        play(table, evening.readings().subList(50, 100));
        assertEquals(2 * (GuardedTable.MOST_FAULTS + 1), meter.failures(), "it was followed again");
    }

    @Test
    void anOrderAtWhichTheProgramFailsIsAnsweredAsFailed() throws Exception {
        Predicate<Reading> isCall =
                one -> one instanceof Reading.Press(_, var button) && button.key().equals("call");
        try (Host host = new Host(failing(isCall), Diary.NONE, OF_INPUTS, log::add)) {
            host.start();
            for (Reading one : evening.readings().subList(0, indexOfAct(12))) {
                while (!host.hear(one)) {
                    Thread.onSpinWait(); // There is room for some thousands only.
                }
            }
            CompletableFuture<List<Effect>> called =
                    host.orderUnless(
                            new Person.Player(Seat.WEST),
                            new Command.Call(),
                            _ -> Optional.empty());
            ExecutionException failed =
                    assertThrows(ExecutionException.class, () -> called.get(60, TimeUnit.SECONDS));
            assertInstanceOf(TableFailed.class, failed.getCause());
            assertFalse(failed.getCause().getMessage().contains("7♥"));
            assertEquals(1, host.meter().failures());
            assertEquals(List.of(), host.snapshot().state().calling(), "nothing was done");
        }
    }
}
