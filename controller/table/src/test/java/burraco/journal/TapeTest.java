package burraco.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import burraco.hal.Answer;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.hal.virtual.Chance;
import burraco.journal.tape.Names;
import burraco.journal.tape.TapeReader;
import burraco.journal.tape.TapeWriter;
import burraco.journal.tape.UnreadableException;
import burraco.table.input.AmendmentGround;
import burraco.table.input.Assignment;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.input.RecordChange;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** All inputs of a table are on the tape as they came. */
class TapeTest {
    private static final Person ADA = new Person.Arbiter("Ada");
    private static final TagId TAG = TagId.of(0xE004_0123_4567_89ABL);
    private static final TagId OTHER = TagId.of(5);

    private final NameBook names = new NameBook(Map.of(), 0);

    private static final List<Input> EVERYTHING =
            List.of(
                    new Input.Read(new Reading.Inventory(1_000, 3, List.of())),
                    new Input.Read(
                            new Reading.Inventory(
                                    1_001, 9_999, List.of(Answer.of(TAG), Answer.of(OTHER)))),
                    new Input.Read(
                            new Reading.Inventory(
                                    990,
                                    1,
                                    List.of(
                                            new Answer(OTHER, OptionalInt.of(-71)),
                                            Answer.of(TAG)))),
                    new Input.Read(new Reading.Unclear(1_010, 2, Reading.Cause.TIMEOUT)),
                    new Input.Read(new Reading.Weight(1_011, 1, 77.9)),
                    new Input.Read(new Reading.Weight(1_011, 1, -0.0)),
                    new Input.Read(new Reading.Press(1_012, new Button("call", "N"))),
                    new Input.Read(new Reading.Press(1_012, Button.of("start"))),
                    new Input.Read(new Reading.AntennaFault(1_013, 4, "détuned ♥")),
                    new Input.Read(new Reading.SourceFault(1_014, "left", "lost: no answer")),
                    new Input.Tick(Long.MAX_VALUE / 4),
                    ordered(new Command.Ok()),
                    ordered(new Command.Undo()),
                    ordered(new Command.Call()),
                    ordered(new Command.Start(Optional.empty())),
                    ordered(new Command.Start(Optional.of(Seat.WEST))),
                    ordered(new Command.TimeOut()),
                    ordered(new Command.Waive("he had said so")),
                    ordered(
                            new Command.Waive(
                                    Optional.of(new Command.Meant(17, Case.WRONG_OPENING)), "so")),
                    ordered(new Command.Report("arbiter 20.1 N", "")),
                    ordered(new Command.Decide("arbiter freeze EW1 until W", "so agreed")),
                    ordered(new Command.Points(Line.EW, -100, "noise")),
                    ordered(new Command.Redeal("carte segnate")),
                    ordered(new Command.End("tempo")),
                    ordered(new Command.EndUnseen("giocata a mano")),
                    ordered(new Command.NextHand()),
                    ordered(new Command.Score(3, 2, 405, -30, "counted twice")),
                    ordered(new Command.Amend(3, 2, 405, -30, AmendmentGround.SWAPPED)),
                    ordered(new Command.Confirm(3, 2, Line.EW, "told me")),
                    ordered(new Command.Pause()),
                    ordered(new Command.Resume()),
                    ordered(new Command.Dismiss("visto da tutti")),
                    ordered(
                            new Command.Correct(
                                    new RecordChange.Replace(12, "W draw", "W pickup"), "misread")),
                    ordered(new Command.Correct(new RecordChange.Insert(13, "N draw"), "")),
                    ordered(new Command.Correct(new RecordChange.Strike(12, "W draw"), "a\nb")),
                    ordered(new Command.TakeBack(7, "ho sbagliato io")),
                    ordered(new Command.Choose(31, 2, "they agree")),
                    ordered(new Command.Thrown(Seat.EAST, "7H 8H", "al compagno")),
                    ordered(new Command.Name(Seat.NORTH, "Bice")),
                    ordered(new Command.Belongs(2, "Coppa d'Inverno", "3")),
                    ordered(new Command.Belongs(1, "", "")),
                    ordered(new Command.Name(Seat.NORTH, "")),
                    ordered(
                            new Command.Assign(
                                    new Assignment(
                                            1L << 41,
                                            "Coppa d'Inverno",
                                            "3",
                                            "12",
                                            2,
                                            Map.of(Seat.NORTH, "Bice", Seat.WEST, "Ada"),
                                            OptionalLong.of(1L << 42),
                                            true,
                                            "Dopo la pausa si continua"))),
                    ordered(
                            new Command.Assign(
                                    new Assignment(
                                            2,
                                            "",
                                            "",
                                            "",
                                            0,
                                            Map.of(),
                                            OptionalLong.empty(),
                                            false,
                                            ""))),
                    new Input.Ordered(0, new Person.Player(Seat.EAST), new Command.Ok()),
                    new Input.Ordered(0, new Person.Arbiter(""), new Command.Pause()));

    private static Input ordered(Command command) {
        return new Input.Ordered(2_000, ADA, command);
    }

    private List<Input> read(byte[] piece) {
        List<Input> read = new ArrayList<>();
        TapeReader tape = new TapeReader(piece, names);
        for (Optional<Input> one = tape.next(); one.isPresent(); one = tape.next()) {
            read.add(one.get());
        }
        return read;
    }

    @Test
    void everyKindOfInputComesBackAsItWas() {
        TapeWriter tape = new TapeWriter(names);
        EVERYTHING.forEach(tape::add);
        assertEquals(EVERYTHING.size(), tape.count());
        assertEquals(EVERYTHING, read(tape.take()));
    }

    @Test
    void everyPieceIsReadByItself() {
        TapeWriter tape = new TapeWriter(names);
        tape.add(EVERYTHING.get(1));
        tape.take();
        tape.add(EVERYTHING.get(1));
        assertEquals(List.of(EVERYTHING.get(1)), read(tape.take()));
    }

    @Test
    void noNameStandsOnTheTape() {
        TapeWriter tape = new TapeWriter(names);
        EVERYTHING.forEach(tape::add);
        String text = new String(tape.take(), StandardCharsets.ISO_8859_1);
        assertEquals(-1, text.indexOf("Ada"));
        assertEquals(-1, text.indexOf("Bice"));
    }

    /** Whatever the bytes are: read, or refused in words. */
    @Test
    void anInputInWhichAFaultComesIsNotOnTheTape() {
        Names faulty = mock();
        when(faulty.idOf("Ada")).thenReturn(1);
        when(faulty.nameOf(1)).thenReturn("Ada");
        when(faulty.idOf("Bruna")).thenThrow(new IllegalStateException("a fault"));
        Input before = new Input.Read(new Reading.Inventory(1_000, 3, List.of(Answer.of(TAG))));
        Input fails = new Input.Ordered(2_000, new Person.Arbiter("Bruna"), new Command.Pause());
        Input after = new Input.Ordered(3_000, ADA, new Command.Pause());
        TapeWriter writer = new TapeWriter(faulty);
        writer.add(before);
        assertThrows(IllegalStateException.class, () -> writer.add(fails));
        writer.add(after);
        assertThrows(IllegalStateException.class, () -> writer.add(fails));
        assertEquals(2, writer.count());
        TapeReader reader = new TapeReader(writer.take(), faulty);
        assertEquals(Optional.of(before), reader.next());
        assertEquals(Optional.of(after), reader.next());
        assertEquals(Optional.empty(), reader.next());
    }

    @Test
    void whatIsDamagedIsRefused() {
        TapeWriter tape = new TapeWriter(names);
        EVERYTHING.forEach(tape::add);
        byte[] whole = tape.take();
        assertThrows(UnreadableException.class, () -> read(Arrays.copyOf(whole, whole.length - 1)));
        long seed = 11;
        Chance chance = new Chance(seed);
        for (int i = 0; i < 20_000; i++) {
            byte[] damaged = Arrays.copyOf(whole, chance.below(whole.length) + 1);
            for (int flips = 1 + chance.below(4); flips > 0; flips--) {
                damaged[chance.below(damaged.length)] = (byte) chance.below(256);
            }
            try {
                read(damaged);
            } catch (UnreadableException said) {
                assertEquals(false, said.getMessage().isEmpty(), "seed " + seed + ", " + i);
            }
        }
    }
}
