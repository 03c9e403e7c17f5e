package burraco.cli.dispute;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import burraco.testing.HallEvening;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Somebody without our program checks a match, with OpenSSL and Python. */
@Tag("process")
class DisputeCheckTest {
    @TempDir private Path temp;
    private Unzipped file;

    @BeforeEach
    void aFileIsUnpacked() throws Exception {
        file = DisputeFiles.hall(HallEvening.copy(temp), temp);
    }

    private record Ran(int status, String out) {}

    private Ran run(String... command) throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(command)
                        .directory(file.folder().toFile())
                        .redirectErrorStream(true)
                        .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ran(process.waitFor(), out);
    }

    private boolean has(String program) throws InterruptedException {
        try {
            return run(program, program.equals("openssl") ? "version" : "--version").status() == 0;
        } catch (IOException none) {
            return false;
        }
    }

    private List<String> commands() throws IOException {
        return file.text("signature.txt")
                .lines()
                .filter(line -> line.startsWith("openssl "))
                .toList();
    }

    @Test
    @DisplayName("OpenSSL accepts each signature as signature.txt says, and none over other points")
    void signaturesAreChecked() throws Exception {
        assumeTrue(has("openssl"));
        assertTrue(commands().size() >= 4, commands().toString());
        for (String command : commands()) {
            Ran ran = run(command.split(" "));
            assertEquals(0, ran.status(), ran.out());
            assertTrue(ran.out().contains("Signature Verified Successfully"), ran.out());
        }
        String last = commands().getLast();
        Path signed = file.folder().resolve(last.replaceAll(".* -in (\\S+) .*", "$1"));
        Files.writeString(signed, Files.readString(signed).replace("1 ", "2 "));
        assertTrue(run(last.split(" ")).status() != 0);
    }

    @Test
    @DisplayName("check.py computes the seals again, and finds what was changed")
    void sealsAreChecked() throws Exception {
        assumeTrue(has("python3"));
        Ran sound = run("python3", "check.py");
        assertEquals(0, sound.status(), sound.out());
        assertTrue(sound.out().contains("Everything is as the table wrote it"), sound.out());

        Path journal = file.folder().resolve("journal.tsv");
        String before = Files.readString(journal);
        Files.writeString(journal, before.replace("Ugo is late", "Ugo was late"));
        assertTrue(run("python3", "check.py").out().contains("is not as it was written"));
        List<String> lines = before.lines().toList();
        Files.writeString(
                journal,
                String.join("\n", lines.subList(0, 20))
                        + "\n"
                        + String.join("\n", lines.subList(21, lines.size()))
                        + "\n");
        assertTrue(run("python3", "check.py").out().contains("are missing"));
        Files.writeString(journal, before);
        Path record = file.folder().resolve("hands/hand-2.burraco");
        Files.writeString(record, Files.readString(record) + "\n");
        assertEquals(1, run("python3", "check.py").status());
    }
}
