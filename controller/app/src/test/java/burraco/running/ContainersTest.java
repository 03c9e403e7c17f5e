package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The files for containers agree with each other, and name what is there. */
@Tag("process")
class ContainersTest {
    private static final Path FOLDER = Path.of("packaging/containers").toAbsolutePath();

    private static final String DOCKER =
            Stream.of("/usr/bin/docker", "/usr/local/bin/docker")
                    .filter(one -> Files.isExecutable(Path.of(one)))
                    .findFirst()
                    .orElse("/usr/bin/docker");

    private static String file(String name) throws IOException {
        return Files.readString(FOLDER.resolve(name));
    }

    private static List<String> all(String pattern, String text) {
        return Pattern.compile(pattern, Pattern.MULTILINE)
                .matcher(text)
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    @Test
    @DisplayName("What is mounted from the project is there")
    void mounted() throws IOException {
        List<String> mounted = all("^ *- (\\.[^:]*):", file("compose.yaml"));
        assertEquals(List.of("../../system/nginx", "./audience.conf"), mounted);
        for (String one : mounted) {
            assertTrue(Files.exists(FOLDER.resolve(one)), one);
        }
        Path nginx = FOLDER.resolve("../../system/nginx");
        for (String included : all("include /etc/nginx/burraco/([^;]*);", file("audience.conf"))) {
            assertTrue(Files.exists(nginx.resolve(included)), included);
        }
        String dockerfile = all("dockerfile: (.*)", file("compose.yaml")).getFirst();
        String context = all("context: (.*)", file("compose.yaml")).getFirst();
        assertTrue(
                Files.exists(FOLDER.resolve(context).resolve(dockerfile).normalize()), dockerfile);
    }

    @Test
    @DisplayName(
            "The broker is the user to whom the hall's folder belongs, and reads it where it is")
    void sameUser() throws IOException {
        String id = all("--uid (\\d+)", file("Containerfile")).getFirst();
        assertEquals(List.of(id + ":" + id), all("user: \"(.*)\"", file("compose.yaml")));
        List<String> folders = all("hall:(/[a-z/-]*)$", file("compose.yaml"));
        assertEquals(2, folders.size());
        assertEquals(1, folders.stream().distinct().count());
        assertTrue(file("Containerfile").contains("VOLUME " + folders.getFirst() + " "));
    }

    private static int ran(String... command) throws IOException, InterruptedException {
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }

    @Test
    @DisplayName("Compose understands every line")
    void compose() throws Exception {
        assumeTrue(Files.isExecutable(Path.of(DOCKER)), "there is no Docker on this machine");
        assumeTrue(ran(DOCKER, "compose", "version") == 0, "there is no Compose on this machine");
        Process process =
                new ProcessBuilder(
                                DOCKER,
                                "compose",
                                "--profile",
                                "database",
                                "--profile",
                                "broker",
                                "--profile",
                                "audience",
                                "config",
                                "--quiet")
                        .directory(FOLDER.toFile())
                        .redirectErrorStream(true)
                        .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int status = process.waitFor();
        assertEquals(0, status, said);
    }
}
