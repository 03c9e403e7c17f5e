package burraco.cli.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.hall.MembershipFolder.Joined;
import burraco.relay.Order;
import burraco.trust.Authority;
import burraco.trust.Certificates;
import burraco.trust.DeviceKey;
import burraco.uplink.Membership;
import burraco.uplink.Remembered;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MembershipFolderTest {
    private static final URI HALL = URI.create("https://sala.local:8444/link");

    @TempDir private Path journal;
    private MembershipFolder folder;

    @BeforeEach
    void folder() {
        folder = new MembershipFolder(journal);
    }

    private Joined join() throws Exception {
        DeviceKey key = folder.key();
        Authority hall = Authority.create("hall", Instant.now(), 20, new SecureRandom());
        Joined joined = new Joined(HALL, new Membership(key.fingerprint(), "a1", 42));
        String mine = Certificates.toPem(hall.issueDevice(key.publicKey(), Instant.now(), 90));
        folder.joins(joined, hall.certificate(), mine);
        return joined;
    }

    @Test
    @DisplayName("What a table has of its hall is there after a restart, and its key stays")
    void roundTrip() throws Exception {
        assertEquals(Optional.empty(), folder.joined());
        assertThrows(IOException.class, folder::secret);
        Joined joined = join();
        MembershipFolder again = new MembershipFolder(journal);
        assertEquals(Optional.of(joined), again.joined());
        assertEquals(folder.key().fingerprint(), again.key().fingerprint());
        again.secret();
    }

    @Test
    @DisplayName("Only its owner reads the key")
    void secret() throws Exception {
        join();
        assertEquals(
                "[OWNER_READ, OWNER_WRITE]",
                ""
                        + Files.getPosixFilePermissions(journal.resolve("hall/device.pem")).stream()
                                .sorted()
                                .toList());
    }

    @Test
    @DisplayName("A journal that goes on under another name belongs to the same hall")
    void renamed() throws Exception {
        Joined joined = join();
        Membership after = folder.renamed(joined.membership(), 7);
        assertNotEquals("a1", after.journal());
        assertEquals(7, after.base());
        assertEquals(Optional.of(new Joined(HALL, after)), folder.joined());
    }

    @Test
    @DisplayName("The last order and the hall's time are kept; who joins anew knows nothing")
    void remembered() throws Exception {
        assertEquals(Remembered.NOTHING, folder.recall());
        join();
        Remembered kept =
                new Remembered(
                        new Order(7, "{\"message\":\"Cena \\\"alle\\\" 20\"}", OptionalLong.of(-5)),
                        OptionalLong.of(-123),
                        9);
        folder.keep(kept);
        assertEquals(kept, new MembershipFolder(journal).recall());
        Remembered open =
                new Remembered(
                        new Order(8, "è".repeat(5_000), OptionalLong.empty()),
                        OptionalLong.empty(),
                        0);
        folder.keep(open);
        assertEquals(open, folder.recall());
        join();
        assertEquals(Remembered.NOTHING, folder.recall());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "{\"version\":\"x\"}", "{\"ahead\":\"1.5\"}", "[]"})
    @DisplayName("What is damaged is not remembered, and the table is not stopped by it")
    void damagedMemory(String text) throws Exception {
        join();
        Files.writeString(journal.resolve("hall/remembered.json"), text);
        assertEquals(Remembered.NOTHING, folder.recall());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{}",
                "{\"hall\":\"https://x\",\"device\":\"d\",\"journal\":\"a\",\"base\":\"x\"}",
                "{\"hall\":\"not an address\",\"device\":\"d\",\"journal\":\"a\",\"base\":\"1\"}"
            })
    @DisplayName("A damaged membership is said, with its file")
    void damagedMembership(String text) throws Exception {
        join();
        Files.writeString(journal.resolve("hall/hall.json"), text);
        IOException said = assertThrows(IOException.class, folder::joined);
        assertTrue(said.getMessage().contains("hall.json"), said::getMessage);
    }

    @Test
    @DisplayName("So is a damaged certificate or key")
    void damagedSecret() throws Exception {
        join();
        Files.writeString(journal.resolve("hall/certificate.pem"), "nothing");
        assertThrows(IOException.class, folder::secret);
        Files.writeString(journal.resolve("hall/device.pem"), "nothing");
        assertThrows(IOException.class, folder::key);
    }

    @Test
    @DisplayName("Who has left belongs to no hall")
    void leaves() throws Exception {
        assertFalse(folder.leaves());
        join();
        assertTrue(folder.leaves());
        assertFalse(folder.leaves());
        assertEquals(Optional.empty(), folder.joined());
        assertThrows(IOException.class, () -> folder.renamed(new Membership("d", "a1", 0), 1));
    }
}
