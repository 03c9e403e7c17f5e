package burraco.serial;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.wire.Cable;
import burraco.wire.LineSettings;
import burraco.wire.Listening;
import burraco.wire.PseudoTerminal;
import burraco.wire.Talk;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HexFormat;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A cable on serial ports of the system, behind a stable name. */
@Timeout(20)
class CableOnPtyTest {
    @TempDir Path folder;

    private PseudoTerminal far = new PseudoTerminal();
    private final Listening talk = new Listening();
    private Path name;
    private Cable cable;

    @BeforeEach
    void plugIn() throws Exception {
        name = far.link(folder.resolve("usb-Board-if00"));
        SerialPorts ports = new SerialPorts(name.toString(), LineSettings.USUAL, 200);
        cable = new Cable(ports, talk, () -> System.nanoTime() / 1_000);
        cable.open();
        talk.next("opened");
    }

    @AfterEach
    void tidyUp() {
        cable.close();
        far.close();
    }

    private void sayOnce(byte[] bytes) {
        AtomicBoolean said = new AtomicBoolean();
        talk.says((_, out) -> {
            if (!said.getAndSet(true)) {
                out.send(bytes, bytes.length);
            }
            return Talk.NEVER;
        });
        cable.nudge();
    }

    /** What the talk receives next, joined until it has this many bytes. */
    private String heard(int bytes) throws Exception {
        StringBuilder all = new StringBuilder();
        while (all.length() < 2 * bytes) {
            all.append(talk.next("heard ").substring("heard ".length()));
        }
        return all.toString();
    }

    @Test
    void allBytesPassBothWays() throws Exception {
        byte[] all = new byte[256];
        for (int i = 0; i < 256; i++) {
            all[i] = (byte) i;
        }
        far.write(all);
        assertEquals(HexFormat.of().formatHex(all), heard(256));
        sayOnce(all);
        assertArrayEquals(all, far.read(256, 2_000));
    }

    @Test
    void whatHangsUpInMidFrameComesBackUnderAnotherNumber() throws Exception {
        far.write((byte) 1, (byte) 2);
        assertEquals("0102", heard(2));
        PseudoTerminal other = new PseudoTerminal();
        far.close();
        assertTrue(talk.next("lost").startsWith("lost GONE"));
        other.link(name);
        far = other;
        talk.next("opened");
        far.write((byte) 3);
        assertEquals("03", heard(1));
        sayOnce(new byte[] {4});
        assertArrayEquals(new byte[] {4}, far.read(1, 2_000));
    }

    @Test
    void whoTakesNothingIsStuckAndComesBack() throws Exception {
        byte[] flood = new byte[4_096];
        talk.says((now, out) -> {
            out.send(flood, flood.length);
            return now;
        });
        cable.nudge();
        assertTrue(talk.next("lost").startsWith("lost STUCK"));
        // Without this, the flood would go on and the line be stuck again.
        talk.says((_, _) -> Talk.NEVER);
        talk.next("opened");
        far.write((byte) 5);
        assertEquals("05", heard(1));
    }

    @Test
    void closingItEndsWhoWaits() {
        byte[] flood = new byte[1_000_000];
        sayOnce(flood);
        assertTrue(far.read(new byte[1], 2_000) > 0, "it writes");
        assertTimeoutPreemptively(Duration.ofSeconds(5), cable::close);
    }
}
