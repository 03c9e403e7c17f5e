package burraco.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A machine made of files and links, as the system presents it. */
class SerialPortInfoTest {
    @TempDir Path root;

    private Path dev;
    private Path sys;

    @BeforeEach
    void aMachine() throws Exception {
        root = root.toRealPath();
        dev = Files.createDirectories(root.resolve("dev"));
        sys = Files.createDirectories(root.resolve("sys/class/tty"));
    }

    private Path port(String name) throws Exception {
        Files.createDirectories(sys.resolve(name));
        return Files.createFile(dev.resolve(name));
    }

    @Test
    void aMachineWithoutPorts() {
        assertEquals(List.of(), SerialPortInfo.in(dev, sys));
    }

    @Test
    void stableNamesComeFirstAndAreToldWithTheirMakers() throws Exception {
        port("ttyUSB0");
        Path board = port("ttyACM0");
        Path usb = Files.createDirectories(root.resolve("sys/devices/usb1/1-1"));
        Files.writeString(usb.resolve("product"), "Table board\n");
        Files.writeString(usb.resolve("manufacturer"), "Nobody\n");
        Path face = Files.createDirectories(usb.resolve("1-1:1.0"));
        Files.createSymbolicLink(sys.resolve("ttyACM0/device"), face);
        Path names = Files.createDirectories(dev.resolve("serial/by-id"));
        Path name = Files.createSymbolicLink(names.resolve("usb-Nobody_Table-if00"), board);
        Files.createSymbolicLink(names.resolve("usb-leads-nowhere"), dev.resolve("ttyACM9"));

        List<SerialPortInfo> there = SerialPortInfo.in(dev, sys);
        assertEquals(
                List.of(
                        new SerialPortInfo(name.toString(), "Nobody Table board"),
                        new SerialPortInfo(dev + "/ttyUSB0", dev + "/ttyUSB0")),
                there);
        // A port without a description is named once.
        assertEquals(
                List.of(name + "  Nobody Table board", dev + "/ttyUSB0"),
                there.stream().map(SerialPortInfo::line).toList());
    }

    @Test
    void namesWithoutAPortAreLeftOut() throws Exception {
        port("ttyS0");
        Files.writeString(sys.resolve("ttyS0/type"), "4\n");
        port("ttyS1");
        Files.writeString(sys.resolve("ttyS1/type"), "0\n");
        port("tty7");

        assertEquals(
                List.of(new SerialPortInfo(dev + "/ttyS0", dev + "/ttyS0")),
                SerialPortInfo.in(dev, sys));
    }
}
