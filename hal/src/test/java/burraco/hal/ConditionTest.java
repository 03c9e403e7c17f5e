package burraco.hal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ConditionTest {
    @ParameterizedTest
    @EnumSource
    void everyTroubleSaysWhatIsWrong(Trouble trouble) {
        String sentence = trouble.sentence();
        assertTrue(sentence.matches("[A-Z].*\\."), sentence);
    }

    @Test
    void noTwoConditionsSoundTheSame() {
        TreeSet<String> sentences = new TreeSet<>();
        List.of(Condition.IDLE, Condition.UP, Condition.CLOSED)
                .forEach(condition -> sentences.add(condition.sentence()));
        for (Trouble trouble : Trouble.values()) {
            sentences.add(new Condition.Lost(trouble, "").sentence());
        }
        assertEquals(3 + Trouble.values().length, sentences.size());
    }

    @Test
    void whatWasSeenStandsInBrackets() {
        Condition lost = new Condition.Lost(Trouble.SILENT, "/dev/ttyUSB0: no answer for 2 s");
        assertEquals(
                "It is there and does not answer: switch it off and on again."
                        + " (/dev/ttyUSB0: no answer for 2 s)",
                lost.sentence());
        assertEquals(Trouble.SILENT.sentence(), new Condition.Lost(Trouble.SILENT, "").sentence());
    }
}
