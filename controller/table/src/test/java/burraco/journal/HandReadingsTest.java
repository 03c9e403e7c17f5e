package burraco.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.journal.tape.TapeWriter;
import burraco.table.input.Input;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The readings of the last hands are kept, here of two. */
class HandReadingsTest {
    private static final int KEPT = 2;

    @TempDir Path folder;

    private long now;

    @BeforeEach
    void library() throws Exception {}

    private JournalFile store() throws Exception {
        return JournalFile.open(folder.resolve(Journal.FILE), KEPT, () -> now);
    }

    /** A hand with this many reported weights, followed by the beginning of the next one. */
    private void hand(JournalFile store, int number, String... kinds) throws Exception {
        for (int piece = 0; piece < 3; piece++) {
            store.write(piece(List.of(), Optional.empty(), List.of()));
        }
        List<Note> notes = Arrays.stream(kinds).map(kind -> new Note(now, kind, "")).toList();
        HandRow row =
                new HandRow(
                        1,
                        number,
                        Seat.SOUTH,
                        Map.of(),
                        "stock",
                        OptionalInt.of(500),
                        OptionalInt.empty(),
                        "",
                        "record of " + number);
        store.write(piece(notes, Optional.of("after " + number), List.of(row)));
    }

    private Piece piece(List<Note> notes, Optional<String> between, List<HandRow> rows) {
        TapeWriter tape = new TapeWriter(new NameBook(Map.of(), 0));
        for (int i = 0; i < 2; i++) {
            now += 100;
            tape.add(new Input.Read(new Reading.Weight(now, 1, now)));
            tape.add(new Input.Tick(now));
        }
        int count = tape.count();
        return new Piece(tape.take(), count, now, notes, between, rows, List.of());
    }

    private void begin(JournalFile store) throws Exception {
        store.write(
                new Piece(
                        new byte[0],
                        0,
                        0,
                        List.of(),
                        Optional.of("at first"),
                        List.of(),
                        List.of()));
    }

    private static HandReadings heard(History history, int hand) throws JournalException {
        return HandReadings.of(history, history.hands().get(hand - 1));
    }

    @Test
    void ofTheLastHandsItIsKeptAndOfThoseBeforeItIsNot() throws Exception {
        try (JournalFile store = store()) {
            begin(store);
            for (int hand = 1; hand <= 4; hand++) {
                hand(store, hand);
            }
        }
        try (History history = History.open(folder)) {
            assertEquals(List.of(), Verification.of(history).findings());
            HandReadings third = heard(history, 3);
            assertEquals(8, third.readings().size());
            assertEquals(1_700, third.readings().getFirst().at());
            assertEquals(2_400, third.readings().getLast().at());
            assertEquals(8, heard(history, 4).readings().size());
            JournalException trouble =
                    assertThrows(JournalException.class, () -> heard(history, 2));
            assertEquals(
                    "hand 1/2: what was heard is not kept any more; it is of the last hands only",
                    trouble.getMessage());
        }
    }

    @Test
    void whatWasHeardWhileNobodyPlayedIsNoPartOfAHand() throws Exception {
        try (JournalFile store = store()) {
            begin(store);
            hand(store, 1);
            store.write(piece(List.of(), Optional.of("still nobody has dealt"), List.of()));
            hand(store, 2);
        }
        try (History history = History.open(folder)) {
            assertEquals(List.of(), Verification.of(history).findings());
            assertEquals(8, heard(history, 2).readings().size());
            assertEquals(1_100, heard(history, 2).readings().getFirst().at());
        }
    }

    @Test
    void aHandWithAGapIsNotHandedOut() throws Exception {
        try (JournalFile store = store()) {
            begin(store);
            hand(store, 1, "gap");
        }
        try (History history = History.open(folder)) {
            JournalException trouble =
                    assertThrows(JournalException.class, () -> heard(history, 1));
            assertTrue(trouble.getMessage().contains("a part of what was heard is missing"));
        }
    }
}
