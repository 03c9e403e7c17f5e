package burraco.cli.doctor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.examination.PortSeen;
import burraco.wire.PseudoTerminal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the system knows about a port before it is opened. */
@Tag("process")
class DoctorPortsTest {
    @TempDir private Path folder;

    @Test
    void aPortThatIsThereHasAGroup() throws Exception {
        try (PseudoTerminal port = new PseudoTerminal()) {
            PortSeen seen = DoctorPorts.look(port.link(folder.resolve("left")).toString());
            assertTrue(seen.exists() && seen.isAllowed());
            String group =
                    Files.readAttributes(Path.of(port.path()), PosixFileAttributes.class)
                            .group()
                            .getName();
            assertEquals(group, seen.group());
            assertTrue(seen.holder().isEmpty(), "that this process has it open is no trouble");
        }
    }

    @Test
    void aPortThatIsNotThereIsNotForbidden() {
        PortSeen seen = DoctorPorts.look(folder.resolve("left").toString());
        assertFalse(seen.exists());
        assertTrue(seen.isAllowed());
        assertTrue(seen.holder().isEmpty());
    }

    @Test
    void whoHasAPortOpenIsNamed() throws Exception {
        try (PseudoTerminal port = new PseudoTerminal()) {
            Process other =
                    new ProcessBuilder("sh", "-c", "echo ready; exec sleep 60 < " + port.path())
                            .start();
            try {
                ProcessHandle holder = other.toHandle();
                String told = " " + holder.pid();
                // The holder takes its own time to open the port, and ends by itself if it cannot.
                while (DoctorPorts.look(port.path()).holder().isEmpty()) {
                    assertTrue(holder.isAlive());
                }
                String named = DoctorPorts.look(port.path()).holder().orElseThrow();
                assertTrue(named.endsWith(told), named);
            } finally {
                other.destroy();
            }
        }
    }
}
