package burraco.cli.hall;

import static org.junit.jupiter.api.Assertions.assertThrows;

import burraco.hall.load.PreparedHall;
import burraco.testing.Eventually;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A hall that cannot start leaves nothing running. */
class HallProcessTest {
    private static final InetAddress HERE = InetAddress.getLoopbackAddress();

    @TempDir Path path;
    private HallFolder folder;

    @BeforeEach
    void begin() throws Exception {
        PreparedHall.make(path, 2);
        folder = new HallFolder(path);
    }

    private HallProcess open(int link) throws IOException {
        return HallProcess.open(
                folder, new HallProcess.Ports(HERE, 0, 0, link, List.of()), Optional.empty());
    }

    private static long working() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(one -> one.getName().equals("results"))
                .count();
    }

    @Test
    @DisplayName("A port is in use: after that its threads have ended, and it can be started")
    void portInUse() throws Exception {
        long before = working();
        try (ServerSocket other = new ServerSocket(0, 1, HERE)) {
            assertThrows(BindException.class, () -> open(other.getLocalPort()));
            Eventually.is("its thread has ended", () -> working() == before);
        }
        open(0).close();
    }

    @Test
    @DisplayName("The broker's address is none: nothing listens after that")
    void noAddress() throws Exception {
        long before = working();
        Path address = folder.broker().config().resolveSibling("address");
        Files.createDirectories(address.getParent());
        Files.writeString(address, "somewhere");
        assertThrows(IOException.class, () -> open(0));
        Eventually.is("its thread has ended", () -> working() == before);
        Files.delete(address);
        open(0).close();
    }
}
