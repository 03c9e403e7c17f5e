package burraco.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.testing.Eventually;
import burraco.testing.JsonSchema;
import burraco.testing.Mosquitto;
import burraco.testing.TableProcess;
import burraco.uplink.topics.Announcement;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table that is at no hall tells a broker of the club what everybody at it may know. */
@Tag("process")
@Tag("grown")
class RunTopicsTest {
    private static final Path TABLE = Path.of("../examples/tables/reference");

    @TempDir private Path folder;
    private Mosquitto broker;
    private int port;

    @BeforeEach
    void start() throws Exception {
        Mosquitto.isThere();
        port = Mosquitto.freePorts(1).getFirst();
        Path passwords = folder.resolve("passwords");
        Files.writeString(passwords, "cards:secret\n");
        new ProcessBuilder("mosquitto_passwd", "-U", passwords.toString()).start().waitFor();
        Path config = folder.resolve("mosquitto.conf");
        Files.writeString(
                config,
                """
                user root
                listener %d 127.0.0.1
                allow_anonymous false
                password_file %s
                """
                        .formatted(port, passwords));
        broker = Mosquitto.start(config, port);
    }

    @AfterEach
    void close() {
        if (broker != null) {
            broker.close();
        }
    }

    private Path table(String more) throws IOException {
        Path table = folder.resolve("table");
        Files.createDirectories(table);
        for (String name : List.of("table.toml", "deck.csv")) {
            Files.write(table.resolve(name), Files.readAllBytes(TABLE.resolve(name)));
        }
        Files.writeString(table.resolve("mqtt.password"), "secret\n");
        Files.writeString(
                table.resolve("table.toml"),
                Files.readString(table.resolve("table.toml"))
                        + """

                        [mqtt]
                        broker = "mqtt://127.0.0.1:%d"
                        name = "cards"
                        password = "mqtt.password"
                        table = "sala-1"
                        %s
                        """
                                .formatted(port, more));
        return table.resolve("table.toml");
    }

    private TableProcess run(Path config) throws IOException {
        return TableProcess.run(
                Map.of(),
                List.of(
                        "--config",
                        config.toString(),
                        "--journal",
                        folder.resolve("journal").toString()));
    }

    /** What stays at the broker, by its topics. */
    private Map<String, String> staying() throws Exception {
        Process process =
                new ProcessBuilder(
                                "mosquitto_sub",
                                "-h",
                                "127.0.0.1",
                                "-p",
                                "" + port,
                                "-u",
                                "cards",
                                "-P",
                                "secret",
                                "-t",
                                "#",
                                "-v",
                                "--retained-only",
                                "-W",
                                "1")
                        .redirectErrorStream(true)
                        .start();
        Map<String, String> found = new TreeMap<>();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        text.lines()
                .filter(line -> line.contains(" "))
                .map(line -> line.split(" ", 2))
                .filter(parts -> parts[0].contains("/"))
                .forEach(parts -> found.put(parts[0], parts[1].replace("Timed out", "")));
        return found;
    }

    private void is(String topic, String text) throws Exception {
        Eventually.is(
                () -> topic + " is " + text,
                () -> staying().getOrDefault(topic, "").contains(text));
    }

    @Test
    @DisplayName(
            "State, lamps and announcements are there, and fit the schema; killed, it is offline")
    void tells() throws Exception {
        JsonSchema schema = new JsonSchema(Files.readString(Path.of("../docs/mqtt.schema.json")));
        try (TableProcess table = run(table(""))) {
            is("burraco/sala-1/presence", "online");
            is("burraco/sala-1/state", "\"phase\":\"deal\"");
            Map<String, String> all = staying();
            List<String> faults = new ArrayList<>();
            int announced = 0;
            for (Map.Entry<String, String> one : all.entrySet()) {
                String last = one.getKey().replaceFirst(".*/", "");
                String kind = last.equals("config") ? "announcement" : last;
                announced += last.equals("config") ? 1 : 0;
                if (!last.equals("presence")) {
                    faults.addAll(schema.faults("{\"" + kind + "\":" + one.getValue() + "}"));
                }
            }
            assertEquals(List.of(), faults);
            assertEquals(Announcement.names().size(), announced);
            broker.kill();
            broker.start();
            is("burraco/sala-1/presence", "online");
            is("burraco/sala-1/state", "\"phase\":\"deal\"");
            table.kill();
            is("burraco/sala-1/presence", "offline");
        }
    }

    @Test
    @DisplayName("run --check says whether the broker takes the table, and why not")
    void check() throws Exception {
        Path config = table("");
        try (TableProcess check = check(config)) {
            check.await(line -> line.contains("takes this table"));
        }
        Files.writeString(config.resolveSibling("mqtt.password"), "wrong\n");
        try (TableProcess check = check(config)) {
            check.await(line -> line.contains("name or password is wrong"));
        }
        broker.close();
        try (TableProcess check = check(config)) {
            check.await(line -> line.contains("no broker listens at that address"));
        }
    }

    private TableProcess check(Path config) throws IOException {
        return TableProcess.run(
                Map.of("LANG", "en_GB.UTF-8", "LC_ALL", "en_GB.UTF-8"),
                List.of(
                        "--check",
                        "--config",
                        config.toString(),
                        "--journal",
                        folder.resolve("journal").toString()));
    }

    @Test
    @DisplayName("With announce = false it takes back what it has announced")
    void takesBack() throws Exception {
        String topic = "homeassistant/sensor/burraco_sala-1/ns/config";
        try (TableProcess _ = run(table(""))) {
            is(topic, "unique_id");
        }
        try (TableProcess _ = run(table("announce = false"))) {
            Eventually.is("taken back", () -> !staying().containsKey(topic));
            is("burraco/sala-1/state", "\"phase\":\"deal\"");
        }
    }

    @Test
    @DisplayName("A broker that is away, or refuses: the table is ready, and its log says it")
    void away() throws Exception {
        broker.close();
        try (TableProcess table = run(table(""))) {
            table.await(line -> line.contains("is ready"));
            table.await(line -> line.contains("no connection to the broker, the table plays on"));
            broker.start();
            table.await(line -> line.contains("the broker hears this table"));
        }
        Path config = table("");
        Files.writeString(config.resolveSibling("mqtt.password"), "wrong\n");
        try (TableProcess table = run(config)) {
            String said = table.await(line -> line.contains("no connection to the broker"));
            assertTrue(said.contains("NOT_AUTHORIZED") || said.contains("BAD_USER"), said);
        }
    }
}
