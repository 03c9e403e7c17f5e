package burraco.packaging;

import java.nio.file.Path;

/** A package as a file: NAME_VERSION_ARCHITECTURE.deb. */
record DebianPackage(String name, String version, String architecture, String sha256) {
    static DebianPackage of(Path file) {
        String[] words = file.getFileName().toString().replaceFirst("\\.deb$", "").split("_");
        return new DebianPackage(words[0], words[1], words[2], Checksum.of(file));
    }

    String purl() {
        return "pkg:deb/burraco/%s@%s?arch=%s"
                .formatted(name, version.replace("+", "%2B"), architecture);
    }
}
