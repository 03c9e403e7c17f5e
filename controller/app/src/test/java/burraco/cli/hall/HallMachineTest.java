package burraco.cli.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.options.CommandRefusal;
import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Under which names a hall is reached. */
class HallMachineTest {
    private static final HallMachine SALA =
            new HallMachine(
                    List.of("sala", "sala.local", "localhost"),
                    List.of(InetAddress.ofLiteral("172.17.0.2")));

    @Test
    @DisplayName("What somebody has typed comes beside the machine's own names and addresses")
    void typed() {
        List<String> typed = HallMachine.names(Optional.of("Hall.Club.it, 192.0.2.7,2001:db8::7"));
        assertEquals(List.of("hall.club.it", "192.0.2.7", "2001:db8::7"), typed);
        HallMachine known = SALA.knownAs(typed);
        assertEquals(List.of("sala", "sala.local", "localhost", "hall.club.it"), known.names());
        assertEquals(
                List.of("192.0.2.7", "2001:db8:0:0:0:0:0:7", "172.17.0.2"),
                known.addresses().stream().map(InetAddress::getHostAddress).toList());
        assertEquals("[2001:db8::7]", HallMachine.inAddress("2001:db8::7"));
        assertEquals("hall.club.it", HallMachine.inAddress("hall.club.it"));
    }

    @Test
    @DisplayName("Nothing typed changes nothing")
    void nothing() {
        assertEquals(SALA, SALA.knownAs(HallMachine.names(Optional.empty())));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a,,b",
                "https://hall.club.it",
                "hall.club.it:8443",
                "0.0.0.0",
                "::",
                "-x.it",
                "x-.it",
                "300.1.1.1",
                "sala grande",
                "x..it",
                "[2001:db8::7]"
            })
    @DisplayName("What is neither a name nor an address is refused, with what was typed")
    void wrong(String typed) {
        CommandRefusal refusal =
                assertThrows(CommandRefusal.class, () -> HallMachine.names(Optional.of(typed)));
        assertTrue(refusal.toString().contains("--known-as"), refusal.toString());
    }
}
