package burraco.natives;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleReader;
import java.util.Optional;

/** Reads files from the jar of a library, even if its module does not open them. */
public final class Packed {
    private Packed() {}

    /**
     * @param type any class of the library
     * @param path from the top of its jar, without a stroke in front
     */
    public static Optional<byte[]> in(Class<?> type, String path) throws IOException {
        Module module = type.getModule();
        if (!module.isNamed()) {
            try (InputStream there = type.getResourceAsStream("/" + path)) {
                return there == null ? Optional.empty() : Optional.of(there.readAllBytes());
            }
        }
        try (ModuleReader reader =
                module.getLayer()
                        .configuration()
                        .findModule(module.getName())
                        .orElseThrow()
                        .reference()
                        .open()) {
            Optional<InputStream> there = reader.open(path);
            if (there.isEmpty()) {
                return Optional.empty();
            }
            try (InputStream in = there.get()) {
                return Optional.of(in.readAllBytes());
            }
        }
    }
}
