package burraco.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;

/** What becomes of decisions while a disk does not take them. */
class KeepingTest {
    private static final long LONG = 60_000;

    /** A disk that takes a piece when it is let, and fails as often as it is told. */
    private static final class Disk implements Writable {
        final List<String> written = new CopyOnWriteArrayList<>();
        final Semaphore leave = new Semaphore(0);
        volatile boolean fails;

        @Override
        public void write(Piece piece) throws SQLException {
            leave.acquireUninterruptibly();
            if (fails) {
                throw new SQLException("database or disk is full");
            }
            written.add(piece.notes().stream().map(Note::body).toList().toString());
        }

        @Override
        public void close() {}
    }

    private final Disk disk = new Disk();
    private final List<String> log = new CopyOnWriteArrayList<>();
    private final Keeping keeping = new Keeping(disk, log::add);

    private static Piece piece(String what, Optional<String> between, int bytes) {
        return new Piece(
                new byte[bytes],
                1,
                0,
                List.of(new Note(0, "act", what)),
                between,
                List.of(),
                List.of());
    }

    private static Piece piece(String what) {
        return piece(what, Optional.empty(), 10);
    }

    @Test
    void whatIsOnTheDiskIsSecured() {
        disk.leave.release();
        long number = keeping.add(piece("one"));
        assertTrue(keeping.await(number, LONG));
        assertTrue(keeping.isSecured(number));
        assertEquals(List.of("[one]"), disk.written);
    }

    @Test
    void whoDoesNotWaitLongEnoughGoesOnUnsecured() {
        long number = keeping.add(piece("one"));
        assertFalse(keeping.await(number, 0));
        assertFalse(keeping.isSecured(number));
        disk.leave.release();
        assertTrue(keeping.await(number, LONG));
    }

    @Test
    void whatCouldNotBeWrittenIsWrittenLaterInItsOrder() {
        disk.fails = true;
        disk.leave.release();
        long first = keeping.add(piece("one"));
        assertFalse(keeping.await(first, LONG), "a failure is no reason to wait on");
        assertEquals(Optional.of("database or disk is full"), keeping.failure());
        long second = keeping.add(piece("two"));
        disk.fails = false;
        disk.leave.release(10);
        while (!keeping.isSecured(second)) {
            keeping.await(second, 10);
        }
        assertEquals(List.of("[one]", "[two]"), disk.written);
        assertEquals(
                List.of(
                        "The journal cannot be written: database or disk is full",
                        "The journal is written again."),
                log);
    }

    @Test
    void whereTooMuchWaitsEverythingIsGivenUpUntilAHandBegins() {
        List<Long> numbers = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            numbers.add(keeping.add(piece("piece " + i, Optional.empty(), 1 << 20)));
        }
        assertFalse(keeping.await(numbers.getLast(), LONG));
        keeping.add(piece("in the same hand"));
        long begins = keeping.add(piece("a hand begins", Optional.of("state"), 10));
        disk.leave.release(100);
        while (!keeping.isSecured(begins)) {
            keeping.await(begins, 10);
        }
        assertEquals(
                "[what was before is not written down, a hand begins]", disk.written.getLast());
        assertFalse(disk.written.toString().contains("in the same hand"));
        assertTrue(log.getFirst().startsWith("What happens now is not written down"), "" + log);
    }

    @Test
    void whatWaitsIsWrittenAtTheEnd() {
        keeping.add(piece("one"));
        keeping.add(piece("two"));
        disk.leave.release(2);
        keeping.close();
        assertEquals(List.of("[one]", "[two]"), disk.written);
    }
}
