package burraco.cli.doctor;

import burraco.examination.PortSeen;
import burraco.serial.SerialPortInfo;
import burraco.serial.SerialPorts;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the system knows about a serial port, without opening it. */
public final class DoctorPorts {
    private static final Path PROCESSES = Path.of("/proc");

    private DoctorPorts() {}

    public static PortSeen look(String path) {
        Path port = Path.of(path);
        boolean exists = Files.exists(port);
        boolean allowed = Files.isReadable(port) && Files.isWritable(port);
        return new PortSeen(
                exists,
                !exists || allowed,
                group(port),
                System.getProperty("user.name"),
                exists ? holder(port) : Optional.empty(),
                SerialPorts.there().stream().map(SerialPortInfo::path).toList());
    }

    private static String group(Path port) {
        try {
            return Files.readAttributes(port, PosixFileAttributes.class).group().getName();
        } catch (IOException | UnsupportedOperationException unknown) {
            return "dialout";
        }
    }

    /** Other programs that have the port open, as far as the system shows them to this user. */
    private static Optional<String> holder(Path port) {
        long self = ProcessHandle.current().pid();
        List<String> holders = new ArrayList<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
            Path real = port.toRealPath();
            for (Path process : all) {
                if (!process.endsWith(String.valueOf(self)) && has(process, real)) {
                    holders.add(name(process) + " " + process.getFileName());
                }
            }
        } catch (IOException cannot) {
            return Optional.empty();
        }
        holders.sort(null);
        return holders.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", holders));
    }

    private static boolean has(Path process, Path port) {
        try (DirectoryStream<Path> open = Files.newDirectoryStream(process.resolve("fd"))) {
            for (Path one : open) {
                if (Files.isSymbolicLink(one) && Files.readSymbolicLink(one).equals(port)) {
                    return true;
                }
            }
        } catch (IOException notOurs) {
            return false;
        }
        return false;
    }

    private static String name(Path process) {
        try {
            return Files.readString(process.resolve("comm")).strip();
        } catch (IOException ended) {
            return "?";
        }
    }
}
