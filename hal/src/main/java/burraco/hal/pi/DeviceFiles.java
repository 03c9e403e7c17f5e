package burraco.hal.pi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Access to the device files of the header. */
interface DeviceFiles {
    /** Whether this user can use a file. */
    enum State {
        THERE,
        MISSING,
        FORBIDDEN
    }

    State look(String path);

    /** The names in a folder with this prefix, sorted; empty if there is no folder. */
    List<String> names(String folder, String beginning);

    /** The device files of this machine. */
    static DeviceFiles onDisk(Path root) {
        return new OnDisk(root);
    }

    /** Files below a root, which is that of the system or of a test. */
    record OnDisk(Path root) implements DeviceFiles {
        @Override
        public State look(String path) {
            Path file = below(path);
            if (!Files.exists(file)) {
                return State.MISSING;
            }
            // Files that only take orders cannot be read.
            return Files.isWritable(file) ? State.THERE : State.FORBIDDEN;
        }

        @Override
        public List<String> names(String folder, String beginning) {
            try (Stream<Path> files = Files.list(below(folder))) {
                return files.map(file -> file.getFileName().toString())
                        .filter(name -> name.startsWith(beginning))
                        .sorted()
                        .toList();
            } catch (IOException none) {
                return List.of();
            }
        }

        private Path below(String path) {
            return root.resolve(path.substring(1));
        }
    }
}
