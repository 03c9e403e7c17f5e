package burraco.examination;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hal.Condition;
import burraco.hal.Trouble;
import burraco.layout.SourceInfo;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Why nobody could speak with a source: what somebody sees of its port tells the reason. */
class SilentTest {
    private static final String PORT = "/dev/ttyUSB0";
    private static final SourceInfo FEIG = new SourceInfo("left", "feig", Optional.of(PORT));
    private static final PortSeen FINE = port(true, true, Optional.empty(), "/dev/ttyACM0");

    private static PortSeen port(
            boolean exists, boolean allowed, Optional<String> holder, String... others) {
        return new PortSeen(exists, allowed, "dialout", "anna", holder, List.of(others));
    }

    private static Complaint why(Trouble trouble, PortSeen port, Suspect... instead) {
        return Silent.why(
                FEIG,
                38_400,
                new Condition.Lost(trouble, "so it was"),
                port,
                List.of(instead).stream().findFirst());
    }

    @Test
    void aPortThatIsNotThereIsBesideThoseThatAre() {
        assertEquals(
                Complaint.of(Ailment.NO_PORT, PORT, "/dev/ttyACM0, /dev/ttyS0"),
                why(
                        Trouble.UNPLUGGED,
                        port(false, true, Optional.empty(), "/dev/ttyACM0", "/dev/ttyS0")));
        assertEquals(
                Complaint.of(Ailment.NO_PORT_AT_ALL, PORT),
                why(Trouble.UNPLUGGED, port(false, true, Optional.empty())));
        assertEquals(
                Complaint.of(Ailment.NOT_A_PORT, PORT),
                why(Trouble.UNPLUGGED, port(true, true, Optional.empty())));
    }

    @Test
    void aPortThatDoesNotOpenIsForbiddenOrTaken() {
        assertEquals(
                Complaint.of(Ailment.NOT_ALLOWED, PORT, "dialout", "anna"),
                why(Trouble.REFUSED, port(true, false, Optional.of("java, pid 7"))));
        assertEquals(
                Complaint.of(Ailment.TAKEN, PORT, "java, pid 7"),
                why(Trouble.REFUSED, port(true, true, Optional.of("java, pid 7"))));
        assertEquals(
                Complaint.of(Ailment.REFUSED, PORT, "so it was"),
                why(Trouble.REFUSED, port(true, true, Optional.empty())));
    }

    @Test
    void whoAnswersInsteadIsNamed() {
        for (Trouble mute : List.of(Trouble.SILENT, Trouble.GARBLED)) {
            assertEquals(
                    Complaint.of(Ailment.OTHER_KIND, PORT, "metratec", "feig"),
                    why(mute, FINE, new Suspect("metratec", 115_200)));
            assertEquals(
                    Complaint.of(Ailment.OTHER_SPEED, PORT, 9_600, 38_400),
                    why(mute, FINE, new Suspect("feig", 9_600)));
        }
        assertEquals(
                Complaint.of(Ailment.NO_ANSWER, PORT, "feig", 38_400), why(Trouble.SILENT, FINE));
        assertEquals(
                Complaint.of(Ailment.GARBLED, PORT, "feig", 38_400), why(Trouble.GARBLED, FINE));
    }

    @Test
    void whatASourceSaysOfItselfIsPassedOn() {
        assertEquals(
                Complaint.of(Ailment.OTHER_VERSION, PORT, "so it was"),
                why(Trouble.OTHER_VERSION, FINE));
        assertEquals(
                Complaint.of(Ailment.SAYS_BROKEN, PORT, "so it was"), why(Trouble.BROKEN, FINE));
    }

    @Test
    void otherKindsAreSuspectedBeforeOtherSpeeds() {
        List<Suspect.Usual> known =
                List.of(new Suspect.Usual("board", 921_600), new Suspect.Usual("feig", 38_400));
        List<Suspect> suspects = Suspect.of(FEIG, known);
        assertEquals(new Suspect("board", 921_600), suspects.getFirst());
        assertEquals(new Suspect("feig", 115_200), suspects.get(1));
        assertEquals(0, suspects.stream().filter(new Suspect("feig", 38_400)::equals).count());
        SourceInfo slow =
                new SourceInfo(
                        "left", "feig", Optional.of(PORT), Optional.of(9_600), Optional.empty());
        List<Suspect> ofSlow = Suspect.of(slow, known);
        assertEquals(new Suspect("feig", 38_400), ofSlow.get(1));
        assertEquals(0, ofSlow.stream().filter(new Suspect("feig", 9_600)::equals).count());
        assertEquals(ofSlow.stream().distinct().toList(), ofSlow);
    }
}
