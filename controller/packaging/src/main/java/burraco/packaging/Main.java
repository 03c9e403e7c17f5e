package burraco.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes what goes with packages. {@code build} and {@code release} call it from its sources.
 *
 * <pre>
 * Main copyright     PROJECT UNPACKED            whose the files of an unpacked package are
 * Main third-parties PROJECT UNPACKED            the same for people who have no Debian
 * Main changelog     PROJECT NAME VERSION DATE   changelog of a Debian package
 * Main sbom          PROJECT UNPACKED DEB BOM TIME  bill of materials, with what Maven says (BOM)
 * Main check         PROJECT UNPACKED BOM        nothing, if the bill of materials is right
 * Main notes         PROJECT VERSION             what is new in this version
 * Main vulnerabilities PROJECT OSV BOM …         what a file of osv.dev says about what is shipped
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
            case "sbom" ->
                    new Bom(
                                    DebianPackage.of(Path.of(words.get(3))),
                                    Shipped.in(Path.of(words.get(2)), parts),
                                    parts,
                                    MavenBom.of(JsonValue.read(Path.of(words.get(4)))),
                                    words.get(5))
                            .json();
            case "check" -> check(Path.of(words.get(2)), Path.of(words.get(3)));
            case "vulnerabilities" ->
                    vulnerabilities(
                            Path.of(words.get(2)),
                            words.subList(3, words.size()).stream().map(Path::of).toList());
            case "notes" -> notes(project, words.get(2)).page();
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

    private static String check(Path unpacked, Path bom) {
        List<String> faults = BomCheck.faults(JsonValue.read(bom), unpacked);
        if (!faults.isEmpty()) {
            throw new Refusal(String.join("; ", faults));
        }
        return "";
    }

    private static String vulnerabilities(Path osv, List<Path> boms) {
        return new Advisories(osv)
                .about(boms.stream().map(JsonValue::read).toList()).stream()
                        .map(one -> one + "\n")
                        .collect(Collectors.joining());
    }
}
