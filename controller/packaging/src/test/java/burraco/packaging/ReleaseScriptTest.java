package burraco.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What stands in the way of a release is said in a sentence, before anything is built. */
@Tag("process")
class ReleaseScriptTest {
    private static final String POM =
            "<project>\n    <version>1.1.0</version>\n    <b><version>9</version></b>\n</project>\n";

    @TempDir Path folder;

    private Path project;

    @BeforeEach
    void aCommittedProject() throws Exception {
        project = Files.createDirectories(folder.resolve("project"));
        Path packaging = Files.createDirectories(project.resolve("controller/packaging"));
        Files.copy(
                Project.ROOT.resolve("controller/packaging/release"),
                packaging.resolve("release"),
                StandardCopyOption.COPY_ATTRIBUTES);
        Files.writeString(project.resolve("pom.xml"), POM);
        changelog("## 1.1.0 - 2026-12-01\n\n- New.\n");
        git("init", "-q");
        commit();
    }

    private void changelog(String text) throws IOException {
        Files.writeString(project.resolve("CHANGELOG.md"), "# Changelog\n\n" + text);
    }

    private void commit() throws Exception {
        git("add", "-A");
        git("-c", "user.name=a", "-c", "user.email=a@b.invalid", "commit", "-q", "-m", "all");
    }

    private void git(String... words) throws Exception {
        Path said = folder.resolve("git-said");
        int status =
                new ProcessBuilder(Stream.concat(Stream.of("git"), Stream.of(words)).toList())
                        .directory(project.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(said.toFile())
                        .start()
                        .waitFor();
        assertEquals(0, status, () -> read(said));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException cannot) {
            return cannot.toString();
        }
    }

    /** What the script says; nothing if it would go on. */
    private String release(String... words) throws Exception {
        Process process =
                new ProcessBuilder(
                                Stream.concat(
                                                Stream.of(
                                                        "sh",
                                                        project.resolve(
                                                                        "controller/packaging/release")
                                                                .toString()),
                                                Stream.of(words))
                                        .toList())
                        .redirectErrorStream(true)
                        .start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(said.isEmpty() ? 0 : 2, process.waitFor(), said);
        return said;
    }

    private void assertSaid(String part, String said) {
        assertTrue(said.contains(part), said);
    }

    @Test
    @DisplayName("A commit that CHANGELOG.md describes may be released, or a snapshot of it")
    void nothingIsInTheWay() throws Exception {
        assertEquals("", release());
        assertEquals("", release("--version", "1.1.0"));
        assertEquals("", release("--version", "1.1.0~3"));
    }

    @Test
    @DisplayName("Sources that have changes, and new files, are refused")
    void changes() throws Exception {
        Files.writeString(project.resolve("new.txt"), "new");
        assertSaid("these sources have changes: ?? new.txt", release());
        assertSaid("questi sorgenti hanno modifiche", release("--lang", "it"));
        assertSaid("have changes", release("--version", "1.1.0~3"));
    }

    @Test
    @DisplayName("Sources without git are refused")
    void noGit() throws Exception {
        Files.move(project.resolve(".git"), folder.resolve("elsewhere"));
        assertSaid("wants git", release());
    }

    @Test
    @DisplayName("A version that CHANGELOG.md does not have is refused, a snapshot is not")
    void notDescribed() throws Exception {
        changelog("## 1.1.01 - 2026-12-01\n\n## 1.0.0 - 2026-11-01\n");
        commit();
        assertSaid("CHANGELOG.md has no section \"## 1.1.0\"", release());
        assertEquals("", release("--version", "1.1.0~3"));
    }

    @Test
    @DisplayName("A version that CHANGELOG.md calls not released yet is refused, a snapshot is not")
    void notReleased() throws Exception {
        changelog("## 1.1.0, not released yet\n\n- New.\n");
        commit();
        assertSaid("\"not released yet\": put the date there", release());
        assertEquals("", release("--version", "1.1.0~3"));
    }

    @Test
    @DisplayName("A version that is not that of the sources is refused")
    void otherVersion() throws Exception {
        assertSaid("pom.xml says version 1.1.0, not 1.2.0.", release("--version", "1.2.0"));
    }

    @Test
    @DisplayName("A key or a list of vulnerabilities that is not there is refused, so is no key")
    void files() throws Exception {
        for (String option : List.of("--key", "--vulnerabilities")) {
            assertSaid("/nowhere is not there", release(option, "/nowhere"));
        }
        Path other = Files.writeString(folder.resolve("other"), "something else");
        assertSaid("is no secret OpenPGP key", release("--key", other.toString()));
    }

    @Test
    @DisplayName("A folder that has something in it is refused")
    void fullFolder() throws Exception {
        assertSaid("is not empty", release("--out", project.toString()));
        assertEquals("", release("--out", folder.resolve("new").toString()));
    }

    @Test
    @DisplayName("An option that is not known, or lacks its value, is refused")
    void options() throws Exception {
        assertSaid("--fast is not known", release("--fast"));
        assertSaid("--key: expected something behind it", release("--key"));
    }

    @Test
    @DisplayName("An image of a card without packages for its processor is refused")
    void imageForAnotherProcessor() throws Exception {
        assertSaid("needs the packages for arm64", release("--image", "--arch", "amd64"));
    }
}
