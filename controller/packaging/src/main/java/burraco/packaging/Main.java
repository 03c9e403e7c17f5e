package burraco.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Writes what goes with packages. {@code build} and {@code release} call it from its sources.
 *
 * <pre>
 * Main copyright     PROJECT UNPACKED            whose the files of an unpacked package are
 * Main third-parties PROJECT UNPACKED            the same for people who have no Debian
 * Main changelog     PROJECT NAME VERSION DATE   changelog of a Debian package
 * </pre>
 */
final class Main {
    private Main() {}

    static void main(String[] args) throws IOException {
        try {
            System.out.print(text(List.of(args)));
        } catch (Refusal refusal) {
            System.err.println("package: " + refusal.getMessage());
            System.exit(1);
        }
    }

    private static String text(List<String> words) throws IOException {
        Path project = Path.of(words.get(1));
        Parts parts = Parts.read(project.resolve("controller/packaging/parts.tsv"));
        LicenceTexts texts = new LicenceTexts(project.resolve("controller/packaging/licences"));
        return switch (words.getFirst()) {
            case "copyright" ->
                    new CopyrightFile(Shipped.in(Path.of(words.get(2)), parts), parts, texts)
                            .text();
            case "third-parties" ->
                    new ThirdParties(Shipped.in(Path.of(words.get(2)), parts), parts, texts).text();
            case "changelog" ->
                    notes(project, words.get(3)).ofDebian(words.get(2), words.get(3), words.get(4));
            default -> throw new Refusal("there is no " + words.getFirst());
        };
    }

    /** Packages may be made of a version that nobody has described yet. */
    private static ChangeNotes notes(Path project, String version) throws IOException {
        return ChangeNotes.of(Files.readAllLines(project.resolve("CHANGELOG.md")), version)
                .orElse(
                        new ChangeNotes(
                                version,
                                List.of("- Not described in the changelog of the program.")));
    }
}
