package burraco.tournament.file;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.text.Sentence;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Field;
import burraco.tournament.field.Participant;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Somebody who is in the field already, or nearly. */
class KnownNamesTest {
    private static final Field FIELD =
            Field.EMPTY
                    .with(new Participant(pair(4, "Corbetti Ada", "Neri Ugo"), 1, List.of()))
                    .with(new Participant(pair(9, "Dunbetti Ida", "Verdi Zoe"), 1, List.of()));

    private static Contestant pair(int number, String one, String other) {
        return new Contestant(number, "", List.of(one, other), "", 0);
    }

    private static List<String> keys(List<Sentence> remarks) {
        return remarks.stream().map(Sentence::key).toList();
    }

    @Test
    @DisplayName("The same person again, in any order of the names; nearly another; a new one")
    void one() {
        assertEquals(
                List.of("remark.name-same", "remark.name-near"),
                keys(KnownNames.remarks(FIELD, pair(10, "Ada Corbetti", "Dunbeti Ida"))));
        assertEquals(List.of(), KnownNames.remarks(FIELD, pair(10, "Longo Pia", "Gallo Elio")));
    }

    @Test
    @DisplayName("Who is entered with another club is not in the field twice")
    void themselves() {
        assertEquals(List.of(), KnownNames.remarks(FIELD, pair(4, "Corbetti Ada", "Neri Ugo")));
    }

    @Test
    @DisplayName("Of a list only names of the field are said: the list was compared with itself")
    void list() {
        List<Contestant> list =
                List.of(
                        pair(10, "Longo Pia", "Corbetti Ada"),
                        pair(11, "Longo Pia", "Longo Pina"),
                        pair(12, "Dunbetti Isa", "Gallo Elio"));
        assertEquals(
                List.of("remark.name-same", "remark.name-near"),
                keys(KnownNames.remarks(FIELD, list)));
    }

    @Test
    @DisplayName("Entries without a number get the next free ones of the field, in their order")
    void numbers() {
        List<Contestant> list =
                List.of(
                        pair(0, "Longo Pia", "Gallo Elio"),
                        pair(20, "Riva Gino", "Sala Eva"),
                        pair(0, "Conti Lia", "Fabbri Leo"));
        assertEquals(
                List.of(10, 20, 21),
                EntryNumbers.of(list, FIELD).stream().map(Contestant::number).toList());
    }
}
