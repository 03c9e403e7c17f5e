package burraco.hal.pi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files by which the system hands out what is on the header. */
interface Nodes {
    /** How a file is there for this user. */
    enum State {
        THERE,
        MISSING,
        FORBIDDEN
    }

    State look(String path);

    /** The names in a folder that begin like this, sorted; none where there is no folder. */
    List<String> names(String folder, String beginning);

    /** Those of this machine. */
    static Nodes onDisk(Path root) {
        return new OnDisk(root);
    }

    /** Files in folders below a root, which is that of the system or a test's. */
    record OnDisk(Path root) implements Nodes {
        @Override
        public State look(String path) {
            Path file = below(path);
            if (!Files.exists(file)) {
                return State.MISSING;
            }
            // What only takes orders cannot be read.
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
