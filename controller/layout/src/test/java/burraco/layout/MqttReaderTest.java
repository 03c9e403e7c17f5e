package burraco.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import burraco.testing.Told;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The section of a table's broker: what is in it, and what is said about what is wrong there. */
class MqttReaderTest {
    private static MqttResult read(String text) {
        return MqttReader.read(text.getBytes(StandardCharsets.UTF_8));
    }

    private static Optional<MqttInfo> info(String text) {
        return assertInstanceOf(MqttResult.Read.class, read(text)).mqtt();
    }

    private static List<String> wrong(String text) {
        return assertInstanceOf(MqttResult.Refused.class, read(text)).problems().stream()
                .map(one -> one.line() + ": " + Told.english(one.what()))
                .toList();
    }

    @Test
    @DisplayName("Without the section there is no broker")
    void none() {
        assertEquals(Optional.empty(), info("[web]\nport = 8030\n"));
    }

    @Test
    @DisplayName("An address is enough")
    void short_() {
        MqttInfo info = info("[mqtt]\nbroker = \"mqtt://192.168.1.20\"\n").orElseThrow();
        assertEquals("table", info.table());
        assertEquals("burraco", info.prefix());
        assertEquals("homeassistant", info.discovery());
        assertEquals(true, info.announce());
    }

    @Test
    @DisplayName("All that there is")
    void whole() {
        MqttInfo info =
                info("""
                [mqtt]
                broker = "mqtts://broker.local:8884"
                name = "cards"
                password = "mqtt.password"
                authority = "ca.pem"
                certificate = "me.pem"
                key = "me.key"
                table = "sala-1"
                prefix = "club/tables"
                discovery = "ha"
                announce = false
                """)
                        .orElseThrow();
        assertEquals(
                new MqttInfo(
                        "mqtts://broker.local:8884",
                        Optional.of("cards"),
                        Optional.of("mqtt.password"),
                        Optional.of("ca.pem"),
                        Optional.of("me.pem"),
                        Optional.of("me.key"),
                        "sala-1",
                        "club/tables",
                        "ha",
                        false),
                info);
    }

    @Test
    @DisplayName("What is wrong is said with its line, and what was expected")
    void wrong() {
        assertEquals(
                List.of(
                        "1: [mqtt] needs \"broker\": expected the address of a broker:"
                                + " \"mqtt://192.168.1.20\" or \"mqtts://broker.local:8883\""),
                wrong("[mqtt]\nname = \"x\"\n"));
        assertEquals(
                5,
                wrong(
                                """
                                [mqtt]
                                broker = "http://x"
                                table = "Sala 1"
                                prefix = "/a"
                                discovery = "a b"
                                user = "me"
                                """)
                        .size());
        assertEquals(1, wrong("[mqtt]\nbroker = \"mqtts://x\"\npassword = \"file\"\n").size());
        assertEquals(
                2,
                wrong("[mqtt]\nbroker = \"mqtt://x\"\ncertificate = \"a\"\nkey = \"b\"\n").size());
    }
}
