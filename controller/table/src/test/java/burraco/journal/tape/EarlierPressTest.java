package burraco.journal.tape;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Seat;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.journal.Note;
import burraco.journal.RestoreData;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Earlier presses keep their meaning, although buttons can do more now. */
class EarlierPressTest {
    private static final long AT = 7;

    private static final Names NOBODY =
            new Names() {
                @Override
                public int idOf(String name) {
                    return 0;
                }

                @Override
                public String nameOf(int id) {
                    return "";
                }
            };

    /** As versions wrote it in which the buttons at the seats entered no counts. */
    private static TapeReader earlier(String key, String place) {
        TapeOutput out = new TapeOutput();
        out.number(3);
        out.number(AT);
        out.word(key);
        out.word(place);
        return new TapeReader(out.bytes(), NOBODY);
    }

    private static Input press(String key, String place) {
        return new Input.Read(new Reading.Press(AT, new Button(key, place)));
    }

    @Test
    @DisplayName("An earlier ok or undo at a seat is the order of that name, and enters no count")
    void anEarlierPressIsAnOrder() {
        Person west = new Person.Player(Seat.WEST);
        assertEquals(
                Optional.of(new Input.Ordered(AT, west, new Command.Ok())),
                earlier("ok", "W").nextMeant(Set.of()));
        assertEquals(
                Optional.of(new Input.Ordered(AT, west, new Command.Undo())),
                earlier("undo", "W").nextMeant(Set.of()));
    }

    @Test
    @DisplayName("If the journal says that a count was entered with it, it is read as a press")
    void anEarlierPressMayHaveEnteredACount() {
        assertEquals(Optional.of(press("ok", "W")), earlier("ok", "W").nextMeant(Set.of(AT)));
    }

    @Test
    @DisplayName(
            "A press that was refused because it came too late for a count is read as a "
                    + "press, too")
    void aLatePressConfirmsNothing() {
        assertEquals(Set.of(AT), countedAt("W ok MEANWHILE"));
        assertEquals(Set.of(AT), countedAt("W undo COUNT_IS_ENTERED"));
        assertEquals(Set.of(AT), countedAt("E ok NO_SUM_OF_CARDS"));
        assertEquals(Set.of(), countedAt("W ok NOTHING_TO_ANSWER"), "as before there were counts");
        assertEquals(Set.of(), countedAt("arbiter score NO_SUCH_HAND"));
    }

    private static Set<Long> countedAt(String refused) {
        List<Note> notes = List.of(new Note(AT, "refused", refused));
        return new RestoreData(Optional.empty(), RestoreData.Inputs.NONE, 0, notes, 0).countedAt();
    }

    @Test
    @DisplayName("Other buttons keep their meaning")
    void otherButtonsAreAsTheyWere() {
        assertEquals(Optional.of(press("call", "W")), earlier("call", "W").nextMeant(Set.of()));
        assertEquals(Optional.of(press("start", "")), earlier("start", "").nextMeant(Set.of()));
        assertEquals(Optional.of(press("ok", "")), earlier("ok", "").nextMeant(Set.of()));
    }

    @Test
    @DisplayName("An earlier press in a capture is read as the same press")
    void aCaptureHasThePress() {
        assertEquals(Optional.of(press("ok", "W")), earlier("ok", "W").next());
    }

    @Test
    @DisplayName("A press of this version is one")
    void aPressOfNowIsOne() {
        TapeWriter tape = new TapeWriter(NOBODY);
        tape.add(press("ok", "W"));
        assertEquals(
                Optional.of(press("ok", "W")),
                new TapeReader(tape.take(), NOBODY).nextMeant(Set.of()));
    }
}
