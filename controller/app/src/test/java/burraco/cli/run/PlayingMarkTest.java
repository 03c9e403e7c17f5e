package burraco.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.engine.hand.Phase;
import burraco.hal.Reading;
import burraco.table.Table;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.state.TableState;
import burraco.testing.ExampleTable;
import burraco.testing.ShortEvening;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The mark by which an update knows that a match is being played. */
class PlayingMarkTest {
    private static TableState before;
    private static TableState dealing;
    private static TableState playing;
    private static TableState counting;
    private static TableState betweenHands;
    private static TableState over;

    @TempDir Path folder;

    private final List<String> log = new ArrayList<>();
    private Path mark;

    /** The moments of a match that an arbiter ends after one hand. */
    @BeforeAll
    static void aMatch() throws IOException {
        ShortEvening evening = ShortEvening.of(3, 1, 6);
        Table table = new Table(evening.layout(), ExampleTable.reference().deck(), Seat.SOUTH);
        before = table.state();
        long now = 0;
        for (Reading reading : evening.readings()) {
            now = reading.at();
            table.take(new Input.Read(reading));
            if (dealing == null && table.state().isDuringMatch()) {
                dealing = table.state();
            }
            if (table.state().hand().phase() == Phase.PLAY) {
                break;
            }
        }
        playing = table.state();
        counting = after(table, now, new Command.End(""));
        betweenHands = after(table, now, new Command.NextHand());
        over = after(table, now, new Command.End(""));
    }

    private static TableState after(Table table, long now, Command command) {
        table.take(new Input.Ordered(now, new Person.Arbiter("Ada"), command));
        return table.state();
    }

    @BeforeEach
    void place() {
        mark = folder.resolve("playing");
    }

    private PlayingMark marked() {
        return PlayingMark.in(Optional.of(folder), log::add);
    }

    private boolean isThereAt(TableState state) {
        marked().show(state);
        return Files.exists(mark);
    }

    @Test
    @DisplayName("It is there from the deal of the first hand until the match is over")
    void fromBeginningToEnd() {
        assertEquals(Phase.DEAL, dealing.hand().phase());
        assertEquals(2, over.match().number());
        PlayingMark one = marked();
        for (TableState state : List.of(before, dealing, playing, counting, betweenHands, over)) {
            one.show(state);
            assertEquals(state != before && state != over, Files.exists(mark));
        }
        assertEquals(List.of(), log);
    }

    @Test
    @DisplayName("A process that is started again in a match leaves the mark of the other alone")
    void startedAgain() throws IOException {
        assertTrue(isThereAt(playing));
        Object file = identity();
        assertTrue(isThereAt(playing));
        assertEquals(file, identity(), "it was away for a moment");
    }

    private Object identity() throws IOException {
        return Files.readAttributes(mark, BasicFileAttributes.class).fileKey();
    }

    @Test
    @DisplayName("A mark that was left behind goes, if no match is being played any more")
    void leftBehind() throws IOException {
        Files.createFile(mark);
        assertFalse(isThereAt(over));
        Files.createFile(mark);
        assertFalse(isThereAt(before));
    }

    @Test
    @DisplayName("After a power cut the folder is empty, and the mark is made at once")
    void afterAPowerCut() {
        assertFalse(Files.exists(mark));
        assertTrue(isThereAt(betweenHands));
    }

    @Test
    @DisplayName("A mark that somebody removes is made again")
    void removed() throws IOException {
        PlayingMark one = marked();
        one.show(playing);
        Files.delete(mark);
        one.show(playing);
        assertTrue(Files.exists(mark));
    }

    @Test
    @DisplayName("A folder that cannot be written is said once, and no fault")
    void cannotBeWritten() throws IOException {
        Path missing = folder.resolve("not-there");
        PlayingMark one = PlayingMark.in(Optional.of(missing), log::add);
        one.show(playing);
        one.show(playing);
        assertEquals(1, log.size());
        assertTrue(log.getFirst().startsWith("an update will not wait for the end"), "" + log);
        Files.createDirectory(missing);
        one.show(playing);
        assertTrue(Files.exists(missing.resolve("playing")));
        assertEquals(1, log.size());
    }

    @Test
    @DisplayName("A mark that cannot be removed is said once, and no fault")
    void cannotBeRemoved() throws IOException {
        Files.createDirectories(mark.resolve("full"));
        PlayingMark one = marked();
        one.show(over);
        one.show(over);
        assertEquals(1, log.size());
        assertTrue(log.getFirst().startsWith("an update will be refused"), "" + log);
    }

    @Test
    @DisplayName("Without systemd there is no folder and no mark")
    void withoutSystemd() {
        PlayingMark.in(Optional.empty(), log::add).show(playing);
        assertEquals(List.of(), log);
    }
}
