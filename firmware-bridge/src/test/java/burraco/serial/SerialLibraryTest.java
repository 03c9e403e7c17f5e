package burraco.serial;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Users who may write to the folder for temporary files cannot inject code through it. */
@Tag("process")
class SerialLibraryTest {
    private static final byte[] PLANTED = "no library at all".getBytes();

    @TempDir Path folder;

    /** Calls the library in a process of its own. */
    static final class Asks {
        private Asks() {}

        public static void main(String[] args) {
            SerialPorts.beforeTheEnd(() -> {});
            System.out.println(System.getProperty("jSerialComm.library.path"));
        }
    }

    @Test
    @Timeout(60)
    @DisplayName(
            "A library that somebody has put into the usual folder is left alone, and ours is "
                    + "loaded")
    void planted() throws Exception {
        String version = com.fazecast.jSerialComm.SerialPort.getVersion();
        Path passing = folder.resolve("tmp");
        Path planted = passing.resolve("jSerialComm/" + version + "/libjSerialComm.so");
        Files.createDirectories(planted.getParent());
        Files.write(planted, PLANTED);
        ProcessBuilder asks =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Djava.io.tmpdir=" + passing,
                                "-Duser.home=" + folder,
                                "--enable-native-access=ALL-UNNAMED",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Asks.class.getName())
                        .redirectErrorStream(true);
        asks.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
        Process process = asks.start();
        String said = new String(process.getInputStream().readAllBytes());
        assertEquals(0, process.waitFor(), said);
        assertTrue(said.contains(folder.resolve("cache").toRealPath().toString()), said);
        assertFalse(said.contains(passing.toString()), said);
        assertArrayEquals(PLANTED, Files.readAllBytes(planted));
    }
}
