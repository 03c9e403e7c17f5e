package burraco.tournament.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Progress;
import burraco.tournament.draft.Drafter;
import burraco.tournament.ranking.Ranking;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * What was written is read again; what was spoilt has a problem with a place, or still a meaning.
 */
final class HistoryFuzzTest {
    private static final int HISTORIES = 200;
    private static final int SPOILT = 800;

    @Test
    @DisplayName("Any history is read as it was written, and written again with the same bytes")
    void again() {
        Set<Class<?>> kinds = new HashSet<>();
        for (int seed = 0; seed < HISTORIES; seed++) {
            History history = RandomHistory.of(seed);
            history.changes().forEach(change -> kinds.add(change.getClass()));
            String text = HistoryWriter.write(history);
            Read read = HistoryReader.read(text);
            Read.Done done = assertInstanceOf(Read.Done.class, read, () -> text + read);
            assertEquals(history, done.history(), text);
            assertEquals(text, HistoryWriter.write(done.history()));
            assertEquals(played(history), done.now());
        }
        assertEquals(
                Set.of(Change.class.getPermittedSubclasses()),
                kinds,
                "every kind of change was made");
    }

    @Test
    @DisplayName("Lines that are appended one by one make the same file, and are taken off again")
    void appended() {
        for (int seed = 0; seed < HISTORIES / 4; seed++) {
            History history = RandomHistory.of(seed);
            List<String> files = new ArrayList<>();
            files.add(HistoryWriter.beginning(history.title(), history.seed()));
            history.changes()
                    .forEach(change -> files.add(files.getLast() + HistoryWriter.lines(change)));
            assertEquals(HistoryWriter.write(history), files.getLast());
            for (int i = files.size() - 1; i > 0; i--) {
                assertEquals(files.get(i - 1), HistoryWriter.withoutLast(files.get(i)));
            }
            assertEquals(files.getFirst(), HistoryWriter.withoutLast(files.getFirst()));
        }
    }

    @Test
    @DisplayName("A file that was cut off anywhere inside a line is refused")
    void cut() {
        String text = HistoryWriter.write(RandomHistory.of(3));
        for (int end = 0; end < text.length(); end++) {
            if (end == 0 || text.charAt(end - 1) != '\n') {
                assertInstanceOf(Read.Problems.class, HistoryReader.read(text.substring(0, end)));
            }
        }
    }

    @Test
    @DisplayName("A spoilt file has a problem with line and column, or can be drafted and ranked")
    void spoilt() {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(1);
        int refused = 0;
        for (int i = 0; i < SPOILT; i++) {
            String text = HistoryWriter.write(RandomHistory.of(random.nextInt(HISTORIES)));
            String spoilt = Spoiler.spoil(text, random);
            try {
                refused += check(spoilt) ? 0 : 1;
            } catch (RuntimeException | StackOverflowError broken) {
                throw new AssertionError(spoilt, broken);
            }
        }
        assertTrue(refused > SPOILT / 4, "most are refused: " + refused);
        assertTrue(refused < SPOILT, "some are not");
    }

    private static boolean check(String text) {
        return switch (HistoryReader.read(text)) {
            case Read.Problems(List<Problem> all) -> {
                String[] lines = text.split("\n", -1);
                assertTrue(!all.isEmpty());
                for (Problem one : all) {
                    assertTrue(one.line() >= 1 && one.line() <= lines.length, one + "\n" + text);
                    String line = lines[one.line() - 1];
                    assertTrue(
                            one.column() >= 1 && one.column() <= line.length() + 1,
                            one + "\n" + text);
                }
                yield false;
            }
            case Read.Done done -> {
                Drafter.next(done.now());
                for (int round = 0; round <= done.now().rounds().size(); round++) {
                    Ranking.after(done.now(), round).all();
                }
                String again = HistoryWriter.write(done.history());
                assertEquals(done, HistoryReader.read(again), again);
                yield true;
            }
        };
    }

    private static Tournament played(History history) {
        Tournament now = history.opening();
        for (Change change : history.changes()) {
            now = assertInstanceOf(Progress.Done.class, Direction.apply(now, change)).now();
        }
        return now;
    }
}
