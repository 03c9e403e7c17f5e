package burraco.table.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import burraco.hal.Trouble;
import burraco.tracking.senses.SensorFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The words in which different devices report their faults are all recognised. */
class OutageTest {
    private static Outage of(String detail) {
        return new Troubles.Trouble("source left", detail, 0).outage();
    }

    @ParameterizedTest
    @CsvSource({
        "lost, LOST",
        "lost: silent, SILENT",
        "lost: it had no room left, LOST",
        "lost: cannot be used: no such driver, UNUSABLE",
        "detuned, DETUNED",
        "open, OPEN",
        "short, SHORT",
        "absent, ABSENT",
        "broken, FRONT_END",
        "state 9, OTHER"
    })
    void wordsOfDevices(String detail, Outage outage) {
        assertEquals(outage, of(detail));
    }

    @ParameterizedTest
    @EnumSource
    void whatADriverSaysOfItsConditionIsUnderstood(Trouble trouble) {
        String said = "lost: " + trouble.sentence() + " (/dev/ttyUSB0: no answer for 2 s)";
        assertEquals(Outage.of(trouble), of(said));
    }

    @Test
    void whatTheTableNoticedItselfIsNoOutageOfADevice() {
        for (SensorFault ailment : SensorFault.values()) {
            assertEquals(Outage.NOT_TRUSTED, of(ailment.detail()));
        }
        assertNotEquals(Outage.NOT_TRUSTED, of("lost"));
    }
}
