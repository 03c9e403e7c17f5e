package burraco.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.words.Language;
import burraco.words.Problems;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A problem in a record is reported with its line and column, and in a sentence. */
class FaultsTest {
    static Stream<Fault> faults() {
        return Stream.of(
                        Fault.OF_THE_FILE,
                        Fault.OF_TAGS,
                        Fault.OF_WORDS,
                        Fault.OF_POSITIONS,
                        Fault.OF_ACTS)
                .flatMap(faults -> faults.stream());
    }

    @ParameterizedTest
    @MethodSource("faults")
    void aFaultIsFoundWhereItIs(Fault fault) {
        Problem problem = Records.problem(fault.bytes());
        assertEquals(
                fault.kind() + " " + fault.line() + ":" + fault.column(),
                problem.kind() + " " + problem.line() + ":" + problem.column());
    }

    @ParameterizedTest
    @MethodSource("faults")
    void aFaultIsSaidInBothLanguages(Fault fault) {
        Problem problem = Records.problem(fault.bytes());
        for (Language language : Language.values()) {
            String sentence = Problems.in(language).say(problem.kind(), problem.details());
            assertFalse(sentence.isBlank());
            assertFalse(sentence.matches(".*\\{[0-9]\\}.*"), sentence);
        }
    }

    @Test
    void everyKindOfProblemHasItsExample() {
        Set<Problem.Kind> left = EnumSet.allOf(Problem.Kind.class);
        faults().forEach(fault -> left.remove(fault.kind()));
        assertTrue(left.isEmpty(), () -> "no example of " + left);
    }
}
