package burraco.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("process")
class ThisMachineTest {
    private final ThisMachine machine = new ThisMachine();

    @Test
    @DisplayName("Of a long output there are the last lines, whole, and a line that says so")
    void aLongOutput() {
        List<String> lines = machine.output(List.of("seq", "1000000")).orElseThrow();
        assertEquals(ThisMachine.CUT, lines.getFirst());
        assertEquals("1000000", lines.getLast());
        int first = Integer.parseInt(lines.get(1));
        assertEquals(1_000_000 - first + 2, lines.size(), "from " + first);
        int bytes = lines.stream().skip(1).mapToInt(line -> line.length() + 1).sum();
        assertTrue(bytes > (4 << 20) - 10 && bytes <= 4 << 20, bytes + " bytes");
    }

    @Test
    @DisplayName("A short output is there as it is; of what fails or is not there, nothing is")
    void others() {
        assertEquals(Optional.of(List.of("1", "2")), machine.output(List.of("seq", "2")));
        assertEquals(Optional.of(List.of()), machine.output(List.of("true")));
        assertEquals(Optional.empty(), machine.output(List.of("false")));
        assertEquals(Optional.empty(), machine.output(List.of("/nowhere/journalctl")));
    }
}
