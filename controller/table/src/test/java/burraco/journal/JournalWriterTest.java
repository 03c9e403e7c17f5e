package burraco.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.argThat;
import static org.mockito.ArgumentMatchers.startsWith;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.timeout;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoMoreInteractions;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.mockito.InOrder;

/** What happens to decisions while a disk does not accept them. */
class JournalWriterTest {
    private static final int LONG = 60_000;

    private final PieceStore disk = mock();
    private final Consumer<String> log = mock();
    private final JournalWriter writer = new JournalWriter(disk, log);

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

    /** A disk that takes a piece each time it is let. */
    private Semaphore slowDisk() throws SQLException {
        Semaphore leave = new Semaphore(0);
        doAnswer(
                        _ -> {
                            leave.acquireUninterruptibly();
                            return null;
                        })
                .when(disk)
                .write(any());
        return leave;
    }

    @Test
    void whatIsOnTheDiskIsSecured() throws SQLException {
        Piece one = piece("one");
        long number = writer.add(one);
        assertTrue(writer.await(number, LONG));
        assertTrue(writer.isSecured(number));
        verify(disk).write(one);
    }

    @Test
    void whoDoesNotWaitLongEnoughGoesOnUnsecured() throws SQLException {
        Semaphore leave = slowDisk();
        long number = writer.add(piece("one"));
        assertFalse(writer.await(number, 0));
        assertFalse(writer.isSecured(number));
        leave.release();
        assertTrue(writer.await(number, LONG));
    }

    @Test
    void whatCouldNotBeWrittenIsWrittenLaterInItsOrder() throws SQLException {
        Piece one = piece("one");
        Piece two = piece("two");
        doThrow(new SQLException("database or disk is full")).doNothing().when(disk).write(one);
        long first = writer.add(one);
        assertFalse(writer.await(first, LONG), "a failure is no reason to wait on");
        assertEquals(Optional.of("database or disk is full"), writer.failure());
        writer.add(two);
        InOrder order = inOrder(disk, log);
        order.verify(log, timeout(LONG))
                .accept("The journal cannot be written: database or disk is full");
        order.verify(disk, timeout(LONG)).write(one);
        order.verify(log, timeout(LONG)).accept("The journal is written again.");
        order.verify(disk, timeout(LONG)).write(two);
        verifyNoMoreInteractions(log);
    }

    @Test
    void whereTooMuchWaitsEverythingIsGivenUpUntilAHandBegins() throws SQLException {
        Semaphore leave = slowDisk();
        for (int i = 0; i < 20; i++) {
            writer.add(piece("piece " + i, Optional.empty(), 1 << 20));
        }
        verify(log).accept(startsWith("What happens now is not written down"));
        Piece lost = piece("in the same hand");
        writer.add(lost);
        long begins = writer.add(piece("a hand begins", Optional.of("state"), 10));
        leave.release(100);
        assertTrue(writer.await(begins, LONG));
        List<Note> notes =
                List.of(
                        new Note(0, "gap", "what was before is not written down"),
                        new Note(0, "act", "a hand begins"));
        verify(disk).write(argThat(piece -> piece.notes().equals(notes) && piece.count() == 0));
        verify(disk, never()).write(lost);
    }

    @Test
    void whatWaitsIsWrittenAtTheEnd() throws SQLException {
        Piece one = piece("one");
        Piece two = piece("two");
        writer.add(one);
        writer.add(two);
        writer.close();
        InOrder order = inOrder(disk);
        order.verify(disk).write(one);
        order.verify(disk).write(two);
    }
}
