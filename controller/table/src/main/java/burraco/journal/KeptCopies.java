package burraco.journal;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Copies of a table's journal that nobody has made on purpose: an update of the program copies it,
 * and a version that is left again and a restored copy put it aside.
 */
public final class KeptCopies {
    /** Beside the journal's folder: a copy for each version before an update. */
    private static final String BEFORE_UPDATE = "before-update";

    private KeptCopies() {}

    /** Those that are there, as far as this user may see them. */
    public static List<Path> of(Path folder) {
        Path journal = folder.toAbsolutePath().normalize();
        List<Path> copies = new ArrayList<>(in(journal, "journal-before-restore-*.db"));
        if (journal.getParent() != null && journal.getFileName() != null) {
            copies.addAll(in(journal.resolveSibling(BEFORE_UPDATE), "*.db"));
            String ofAVersion = journal.getFileName() + "-of-";
            in(journal.getParent(), "*").stream()
                    .filter(one -> one.getFileName().toString().startsWith(ofAVersion))
                    .filter(Files::isDirectory)
                    .forEach(copies::add);
        }
        return copies;
    }

    private static List<Path> in(Path place, String names) {
        List<Path> found = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(place, names)) {
            files.forEach(found::add);
        } catch (IOException | DirectoryIteratorException notThere) {
            return List.of();
        }
        return found.stream().sorted().toList();
    }
}
