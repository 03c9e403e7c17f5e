package burraco.examination;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hal.Condition;
import burraco.hal.Trouble;
import burraco.layout.SourceInfo;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Why a source does not answer: the reason can be told from its port. */
class SilentSourceTest {
    private static final String PORT = "/dev/ttyUSB0";
    private static final SourceInfo FEIG = new SourceInfo("left", "feig", Optional.of(PORT));
    private static final PortSeen FINE = port(true, true, Optional.empty(), "/dev/ttyACM0");

    private static PortSeen port(
            boolean exists, boolean allowed, Optional<String> holder, String... others) {
        return new PortSeen(exists, allowed, "dialout", "anna", holder, List.of(others));
    }

    private static DeviceComplaint why(Trouble trouble, PortSeen port, SuspectedDevice... instead) {
        return SilentSource.why(
                FEIG,
                38_400,
                new Condition.Lost(trouble, "so it was"),
                port,
                List.of(instead).stream().findFirst());
    }

    @Test
    void aPortThatIsNotThereIsBesideThoseThatAre() {
        assertEquals(
                DeviceComplaint.of(DeviceFault.NO_PORT, PORT, "/dev/ttyACM0, /dev/ttyS0"),
                why(
                        Trouble.UNPLUGGED,
                        port(false, true, Optional.empty(), "/dev/ttyACM0", "/dev/ttyS0")));
        assertEquals(
                DeviceComplaint.of(DeviceFault.NO_PORT_AT_ALL, PORT),
                why(Trouble.UNPLUGGED, port(false, true, Optional.empty())));
        assertEquals(
                DeviceComplaint.of(DeviceFault.NOT_A_PORT, PORT),
                why(Trouble.UNPLUGGED, port(true, true, Optional.empty())));
    }

    @Test
    void aPortThatDoesNotOpenIsForbiddenOrTaken() {
        assertEquals(
                DeviceComplaint.of(DeviceFault.NOT_ALLOWED, PORT, "dialout", "anna"),
                why(Trouble.REFUSED, port(true, false, Optional.of("java, pid 7"))));
        assertEquals(
                DeviceComplaint.of(DeviceFault.TAKEN, PORT, "java, pid 7"),
                why(Trouble.REFUSED, port(true, true, Optional.of("java, pid 7"))));
        assertEquals(
                DeviceComplaint.of(DeviceFault.REFUSED, PORT, "so it was"),
                why(Trouble.REFUSED, port(true, true, Optional.empty())));
    }

    @Test
    void whoAnswersInsteadIsNamed() {
        for (Trouble mute : List.of(Trouble.SILENT, Trouble.GARBLED)) {
            assertEquals(
                    DeviceComplaint.of(DeviceFault.OTHER_KIND, PORT, "metratec", "feig"),
                    why(mute, FINE, new SuspectedDevice("metratec", 115_200)));
            assertEquals(
                    DeviceComplaint.of(DeviceFault.OTHER_SPEED, PORT, 9_600, 38_400),
                    why(mute, FINE, new SuspectedDevice("feig", 9_600)));
        }
        assertEquals(
                DeviceComplaint.of(DeviceFault.NO_ANSWER, PORT, "feig", 38_400),
                why(Trouble.SILENT, FINE));
        assertEquals(
                DeviceComplaint.of(DeviceFault.GARBLED, PORT, "feig", 38_400),
                why(Trouble.GARBLED, FINE));
    }

    @Test
    void whatASourceSaysOfItselfIsPassedOn() {
        assertEquals(
                DeviceComplaint.of(DeviceFault.OTHER_VERSION, PORT, "so it was"),
                why(Trouble.OTHER_VERSION, FINE));
        assertEquals(
                DeviceComplaint.of(DeviceFault.SAYS_BROKEN, PORT, "so it was"),
                why(Trouble.BROKEN, FINE));
    }

    @Test
    void otherKindsAreSuspectedBeforeOtherSpeeds() {
        List<SuspectedDevice.Usual> known =
                List.of(
                        new SuspectedDevice.Usual("board", 921_600),
                        new SuspectedDevice.Usual("feig", 38_400));
        List<SuspectedDevice> suspects = SuspectedDevice.of(FEIG, known);
        assertEquals(new SuspectedDevice("board", 921_600), suspects.getFirst());
        assertEquals(new SuspectedDevice("feig", 115_200), suspects.get(1));
        assertEquals(
                0, suspects.stream().filter(new SuspectedDevice("feig", 38_400)::equals).count());
        SourceInfo slow =
                new SourceInfo(
                        "left", "feig", Optional.of(PORT), Optional.of(9_600), Optional.empty());
        List<SuspectedDevice> ofSlow = SuspectedDevice.of(slow, known);
        assertEquals(new SuspectedDevice("feig", 38_400), ofSlow.get(1));
        assertEquals(0, ofSlow.stream().filter(new SuspectedDevice("feig", 9_600)::equals).count());
        assertEquals(ofSlow.stream().distinct().toList(), ofSlow);
    }
}
