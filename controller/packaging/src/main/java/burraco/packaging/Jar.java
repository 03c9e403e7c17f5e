package burraco.packaging;

import java.util.Optional;

/**
 * A jar in a package.
 *
 * @param path from the root of the package
 * @param part what it is; empty if it is ours
 */
record Jar(String path, String sha256, Optional<Part> part) {
    String file() {
        return path.substring(path.lastIndexOf('/') + 1);
    }
}
