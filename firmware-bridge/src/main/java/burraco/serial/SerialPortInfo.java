package burraco.serial;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A serial port of this machine, found without opening it, because some boards restart when their
 * port is opened.
 *
 * @param path the path to open it
 * @param description the description by its vendor, or the target of the path
 */
public record SerialPortInfo(String path, String description) {
    private static final String[] NUMBERED = {"ttyACM*", "ttyUSB*", "ttyAMA*", "ttyS*"};

    /** Path and description. A port that nobody describes is described by its path. */
    public String line() {
        return description.equals(path) ? path : path + "  " + description;
    }

    /**
     * @param dev the folder of the system's devices
     * @param sys the folder of the system's terminals
     */
    static List<SerialPortInfo> in(Path dev, Path sys) {
        List<SerialPortInfo> all = new ArrayList<>();
        Set<Path> named = new HashSet<>();
        for (Path link : list(dev.resolve("serial/by-id"), "*")) {
            try {
                Path real = link.toRealPath();
                named.add(real);
                all.add(new SerialPortInfo(link.toString(), describe(sys, real)));
            } catch (IOException goneMeanwhile) {
                continue;
            }
        }
        for (String kind : NUMBERED) {
            for (Path port : list(dev, kind)) {
                if (!named.contains(port) && isReal(sys, port)) {
                    all.add(new SerialPortInfo(port.toString(), describe(sys, port)));
                }
            }
        }
        return List.copyOf(all);
    }

    private static List<Path> list(Path folder, String names) {
        List<Path> found = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, names)) {
            entries.forEach(found::add);
        } catch (IOException none) {
            return List.of();
        }
        found.sort(null);
        return found;
    }

    /** A PC has device files for ports that do not exist; type 0 is "none". */
    private static boolean isReal(Path sys, Path port) {
        return !firstLine(sys.resolve(port.getFileName()).resolve("type")).equals("0");
    }

    private static String describe(Path sys, Path port) {
        try {
            // The name is kept by the USB device, which is a parent of the interface.
            Path device = sys.resolve(port.getFileName()).resolve("device").toRealPath();
            for (Path at = device; at != null && !at.equals(sys); at = at.getParent()) {
                String product = firstLine(at.resolve("product"));
                if (!product.isEmpty()) {
                    return (firstLine(at.resolve("manufacturer")) + " " + product).strip();
                }
            }
        } catch (IOException unknown) {
            return port.toString();
        }
        return port.toString();
    }

    private static String firstLine(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1)
                    .lines()
                    .findFirst()
                    .orElse("")
                    .strip();
        } catch (IOException none) {
            return "";
        }
    }
}
