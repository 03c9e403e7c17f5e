package burraco.engine.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The choices of a club within a rule set. */
class ParameterTest {
    @ParameterizedTest
    @EnumSource
    void aChoiceIsFoundAgainInTheRules(Parameter parameter) {
        for (String choice : parameter.choices()) {
            RuleSet rules = parameter.in(RuleSet.FITAB_ITA_2026, choice);
            assertEquals(choice, parameter.chosenIn(rules));
        }
    }

    @ParameterizedTest
    @EnumSource
    void theUsualChoiceIsThatOfTheCode(Parameter parameter) {
        String usual = parameter.choices().getFirst();
        for (Code code : Code.values()) {
            if (parameter.belongsTo(code)) {
                assertEquals(RuleSet.of(code), parameter.in(RuleSet.of(code), usual));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aNameIsReadBack(Parameter parameter) {
        assertEquals(Optional.of(parameter), Parameter.parse(parameter.toString()));
        assertEquals(Optional.empty(), Parameter.parse(parameter + "s"));
    }

    @ParameterizedTest
    @EnumSource(names = {"ART6", "ROYAL"})
    void theInternazionaleKnowsNoSuchChoice(Parameter parameter) {
        assertFalse(parameter.belongsTo(Code.FIBUR_INT_2018));
        assertTrue(parameter.belongsTo(Code.FITAB_ITA_2026));
    }
}
