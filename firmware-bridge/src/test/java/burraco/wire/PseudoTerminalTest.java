package burraco.wire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.RandomAccessFile;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PseudoTerminalTest {
    private static byte[] allBytes() {
        byte[] all = new byte[256];
        for (int i = 0; i < 256; i++) {
            all[i] = (byte) i;
        }
        return all;
    }

    @Test
    void allBytesPassBothWays(@TempDir Path folder) throws Exception {
        try (PseudoTerminal terminal = new PseudoTerminal();
                RandomAccessFile near =
                        new RandomAccessFile(
                                terminal.link(folder.resolve("port")).toFile(), "rw")) {
            near.write(allBytes());
            assertArrayEquals(allBytes(), terminal.read(256, 2_000));

            terminal.write(allBytes());
            byte[] heard = new byte[256];
            near.readFully(heard);
            assertArrayEquals(allBytes(), heard);
        }
    }

    @Test
    void aNameCanLeadElsewhereLater(@TempDir Path folder) throws Exception {
        Path name = folder.resolve("usb-Board_0-if00");
        try (PseudoTerminal one = new PseudoTerminal();
                PseudoTerminal other = new PseudoTerminal()) {
            assertEquals(Path.of(one.path()), one.link(name).toRealPath());
            assertEquals(Path.of(other.path()), other.link(name).toRealPath());
        }
    }

    @Test
    void nothingIsReadWhereNothingWasWritten() {
        PseudoTerminal terminal = new PseudoTerminal();
        assertEquals(0, terminal.read(new byte[10], 0));
        terminal.close();
        terminal.close();
        assertEquals(-1, terminal.read(new byte[10], 0));
        assertThrows(IllegalStateException.class, () -> terminal.write((byte) 1));
    }
}
