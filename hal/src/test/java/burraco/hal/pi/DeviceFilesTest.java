package burraco.hal.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DeviceFilesTest {
    @TempDir Path root;

    private Path file(String path) throws IOException {
        Path file = root.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.createFile(file);
    }

    @Test
    void whatIsThereIsSeen() throws IOException {
        file("dev/i2c-1");
        assertEquals(DeviceFiles.State.THERE, DeviceFiles.onDisk(root).look("/dev/i2c-1"));
        assertEquals(DeviceFiles.State.MISSING, DeviceFiles.onDisk(root).look("/dev/i2c-0"));
    }

    @Test
    void whatThisUserMayNotUseIsSeen() throws IOException {
        Path file = file("dev/spidev0.0");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
        assumeFalse(Files.isWritable(file), "who runs this test may everything");
        assertEquals(DeviceFiles.State.FORBIDDEN, DeviceFiles.onDisk(root).look("/dev/spidev0.0"));
    }

    @Test
    void namesComeSorted() throws IOException {
        file("dev/gpiochip4");
        file("dev/gpiochip0");
        file("dev/tty0");
        DeviceFiles nodes = DeviceFiles.onDisk(root);
        assertEquals(List.of("gpiochip0", "gpiochip4"), nodes.names("/dev", "gpiochip"));
        assertEquals(List.of(), nodes.names("/sys/class/pwm", "pwmchip"));
    }
}
