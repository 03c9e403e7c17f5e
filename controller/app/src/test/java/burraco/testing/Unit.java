package burraco.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A systemd unit, as far as tests have to know it. */
public record Unit(List<String> lines) {
    public static Unit of(Path file) throws IOException {
        return new Unit(Files.readAllLines(file));
    }

    /** All values of a key, in the order of the file. */
    public List<String> all(String key) {
        return lines.stream()
                .filter(line -> line.startsWith(key + "="))
                .map(line -> line.substring(key.length() + 1))
                .toList();
    }

    /** The value of a key that occurs once. */
    public String one(String key) {
        List<String> all = all(key);
        if (all.size() != 1) {
            throw new AssertionError(key + " stands there " + all.size() + " times: " + all);
        }
        return all.getFirst();
    }

    /** The words of its command, with systemd's own folders filled in, and nothing for $OPTIONS. */
    public List<String> command() {
        return List.of(
                one("ExecStart")
                        .replace("%E", "/etc")
                        .replace("%S", "/var/lib")
                        .replace("%C", "/var/cache")
                        .replace("%L", "/var/log")
                        .replace(" $OPTIONS", "")
                        .split(" "));
    }
}
