package burraco.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.running.Recovery;
import burraco.testing.JournalOf;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A name that is forgotten is nowhere any more, and the journal still holds. */
@Tag("campaign")
class NameEraserTest {
    private static final String ADA = "Ada Rossi";

    @TempDir Path folder;

    @BeforeEach
    void aMatchWasPlayed() throws Exception {
        JournalOf.copy(folder);
    }

    private boolean isSomewhere(String name) throws Exception {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
                if (bytes.contains(name)) {
                    return true;
                }
            }
        }
        return false;
    }

    private NameEraser forget(String name) throws JournalException {
        return NameEraser.of(folder, name, () -> JournalOf.WALL);
    }

    @Test
    void theBytesOfTheNameAreGone() throws Exception {
        assertTrue(isSomewhere(ADA), "it stood there before");
        String signed;
        try (History history = History.open(folder)) {
            signed = history.seal();
        }
        assertEquals(Map.of(), forget(ADA).left());
        assertFalse(isSomewhere(ADA));
        assertTrue(isSomewhere("Elio"), "the others are still there");
        try (History history = History.open(folder)) {
            assertEquals(List.of(), Verification.of(history).findings());
            assertTrue(history.sealed(signed).isPresent(), "the signed sheet still fits");
            Map<Seat, String> people = history.hands().getFirst().people();
            assertEquals("", people.get(Seat.NORTH));
            assertEquals("Elio", people.get(Seat.EAST));
        }
    }

    /** Reasons are sealed by the chain, so they stay; this is reported. */
    @Test
    void aNameInAReasonStaysAndIsTold() throws Exception {
        Map<String, Long> left = forget("Ugo").left();
        assertEquals(1, left.get("corrected"));
        assertEquals(1, left.get("order"));
        assertEquals(1, left.get("input"));
        try (History history = History.open(folder)) {
            assertEquals(List.of(), Verification.of(history).findings());
        }
    }

    @Test
    void theTableGoesOnWithoutTheName() throws Exception {
        forget(ADA);
        try (Journal journal = Journal.open(folder, () -> JournalOf.WALL, said -> {})) {
            Recovery recovery =
                    Recovery.of(JournalOf.LAYOUT, JournalOf.TABLE.deck(), Seat.SOUTH, journal);
            assertEquals("", recovery.trouble().orElse(""));
            Map<Seat, String> names = recovery.table().state().match().names();
            assertFalse(names.containsKey(Seat.NORTH));
            assertEquals("Ugo", names.get(Seat.WEST));
        }
    }

    @Test
    void nobodyIsForgottenWhileATableRuns() throws Exception {
        try (Journal _ = Journal.open(folder, () -> JournalOf.WALL, said -> {})) {
            assertThrows(Journal.Taken.class, () -> forget(ADA));
        }
        assertTrue(isSomewhere(ADA));
    }

    @Test
    void whoDoesNotStandThereCannotBeForgotten() throws Exception {
        byte[] before = Files.readAllBytes(folder.resolve(Journal.FILE));
        JournalException trouble = assertThrows(JournalException.class, () -> forget("Ada"));
        assertTrue(trouble.getMessage().contains("nobody of that name"));
        assertTrue(Arrays.equals(before, Files.readAllBytes(folder.resolve(Journal.FILE))));
    }
}
