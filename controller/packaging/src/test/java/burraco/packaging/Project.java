package burraco.packaging;

import java.nio.file.Path;

/** The project's folder and what lies in it; tests run in the folder controller. */
final class Project {
    static final Path ROOT = Path.of("").toAbsolutePath().getParent();

    private Project() {}

    static Parts parts() {
        return Parts.read(ROOT.resolve("controller/packaging/parts.tsv"));
    }

    static LicenceTexts texts() {
        return new LicenceTexts(ROOT.resolve("controller/packaging/licences"));
    }
}
