package burraco.cli.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.broker.Access;
import burraco.broker.BrokerAddress;
import burraco.broker.Message;
import burraco.hall.room.Decision;
import burraco.testing.Eventually;
import burraco.testing.Mosquitto;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lines of docs/mqtt.md by which a hall's broker tells a central one what is public. */
@Tag("process")
@Tag("grown")
class BridgeTest {
    private static final Pattern BLOCK =
            Pattern.compile("```\\n(connection .*?)```", Pattern.DOTALL);

    @TempDir private Path folder;
    private BrokerAddress central;
    private Path config;

    /** A central broker by TLS, with the certificate of the hall's own broker. */
    private Mosquitto central(BrokeredHall hall) throws Exception {
        List<Integer> ports = Mosquitto.freePorts(2);
        central = new BrokerAddress("localhost", ports.getLast(), false);
        Path own = folder.resolve("hall/broker");
        Files.createDirectories(folder.resolve("central"));
        Path passwords = folder.resolve("central/passwords");
        Files.writeString(passwords, "club-aurora:a-long-password\n");
        new ProcessBuilder("mosquitto_passwd", "-U", passwords.toString()).start().waitFor();
        Path rights = folder.resolve("central/acl");
        Files.writeString(
                rights,
                "topic readwrite #\nuser club-aurora\ntopic write burraco/%s/public/#\n"
                        .formatted(hall.topics.hall()));
        config = folder.resolve("central/mosquitto.conf");
        Files.writeString(
                config,
                """
                per_listener_settings true
                user root
                listener %d 127.0.0.1
                certfile %s
                keyfile %s
                allow_anonymous false
                password_file %s
                acl_file %s
                listener %d 127.0.0.1
                allow_anonymous true
                """
                        .formatted(
                                ports.getFirst(),
                                own.resolve("server.pem"),
                                own.resolve("server.pem"),
                                passwords,
                                rights,
                                ports.getLast()));
        Matcher block = BLOCK.matcher(Files.readString(Path.of("../docs/mqtt.md")));
        assertTrue(block.find());
        String lines =
                block.group(1)
                        .replace("central.example.org:8883", "localhost:" + ports.getFirst())
                        .replace(
                                "/etc/ssl/certs/ca-certificates.crt",
                                own.resolve("authority.crt").toString())
                        .replace("HALL", hall.topics.hall());
        Files.writeString(own.resolve("mosquitto.conf"), "\n" + lines, StandardOpenOption.APPEND);
        return Mosquitto.start(config, ports.getFirst());
    }

    @Test
    @DisplayName(
            "What is public arrives there and nothing else, also after a break; nothing comes back")
    void bridged() throws Exception {
        Mosquitto.isThere();
        Files.createDirectories(folder.resolve("hall"));
        try (BrokeredHall hall = new BrokeredHall(folder.resolve("hall"), 3)) {
            String root = hall.topics.open();
            try (Mosquitto far = central(hall)) {
                hall.broker.kill();
                hall.broker.start();
                try (AtBroker reader = reader("one")) {
                    Eventually.is(
                            () -> "everything public: " + reader.topics() + said(hall, far),
                            () ->
                                    reader.topics()
                                            .containsAll(
                                                    List.of(
                                                            root + "/presence",
                                                            root + "/round",
                                                            root + "/table/3")));
                    reader.say(Message.staying(root + "/table/1", "{\"t\":77}"));
                    assertEquals(
                            List.of(),
                            reader.topics().stream()
                                    .filter(one -> !one.startsWith(root + "/"))
                                    .toList());
                }
                far.kill();
                hall.hall().hall().decide(List.of(new Decision.Pause()), "Rossi", "");
                far.start();
                try (AtBroker reader = reader("two");
                        AtBroker near =
                                new AtBroker(
                                                new BrokerAddress("localhost", hall.open, false),
                                                "near",
                                                () -> Access.ANYBODY,
                                                List.of(root + "/#"))
                                        .arrived()) {
                    Eventually.is(
                            () -> "the pause: " + reader.topics() + said(hall, far),
                            () -> text(reader, root + "/round").contains("\"paused\":"));
                    Eventually.is("table 1", () -> !text(near, root + "/table/1").isEmpty());
                    assertTrue(!text(near, root + "/table/1").contains("77"));
                }
            }
        }
    }

    private static String said(BrokeredHall hall, Mosquitto far) {
        try {
            return "\n" + hall.broker.said() + "\n" + far.said();
        } catch (IOException gone) {
            return "";
        }
    }

    private AtBroker reader(String name) throws Exception {
        return new AtBroker(central, name, () -> Access.ANYBODY, List.of("burraco/#")).arrived();
    }

    /** The newest under a topic. */
    private static String text(AtBroker reader, String topic) {
        Optional<Message> last =
                List.copyOf(reader.heard).stream()
                        .filter(one -> one.topic().equals(topic))
                        .reduce((_, later) -> later);
        return last.map(Message::text).orElse("");
    }
}
