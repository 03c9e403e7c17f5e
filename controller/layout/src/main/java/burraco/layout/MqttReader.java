package burraco.layout;

import burraco.layout.text.TextPosition;
import burraco.layout.text.Utf8;
import burraco.layout.toml.BadToml;
import burraco.layout.toml.Toml;
import burraco.text.Sentence;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads {@code [mqtt]} of a {@code table.toml}. */
public final class MqttReader {
    private static final List<String> KEYS =
            List.of(
                    "broker",
                    "name",
                    "password",
                    "authority",
                    "certificate",
                    "key",
                    "table",
                    "prefix",
                    "discovery",
                    "announce");
    private static final Pattern BROKER =
            Pattern.compile("mqtts?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+])(:[0-9]{1,5})?/?");
    private static final String SECRET = "mqtts://";
    private static final Pattern TABLE = Pattern.compile("[a-z0-9_-]{1,32}");
    private static final Pattern PREFIX =
            Pattern.compile("(?=.{1,64}$)[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*");

    private final Findings findings;
    private final Sections file;

    private MqttReader(Sections file, Findings findings) {
        this.file = file;
        this.findings = findings;
    }

    public static MqttResult read(byte[] bytes) {
        try {
            Findings findings = new Findings(TextPosition.endOf(Utf8.text(bytes)));
            return new MqttReader(new Sections(Toml.read(bytes), findings), findings).read();
        } catch (BadToml bad) {
            return new MqttResult.Refused(List.of(LayoutProblem.at(bad.at(), bad.what())));
        }
    }

    private MqttResult read() {
        if (!file.has("mqtt")) {
            return new MqttResult.Read(Optional.empty());
        }
        Section mqtt = file.single("mqtt");
        mqtt.knows(KEYS);
        mqtt.needs("broker", new Sentence("read.mqtt.broker"));
        String broker = like(mqtt, "broker", BROKER, new Sentence("read.mqtt.broker"), "");
        if (mqtt.has("password")) {
            mqtt.needs("name", new Sentence("read.mqtt.name"));
        }
        pair(mqtt);
        if (!broker.startsWith(SECRET)) {
            for (String key : List.of("authority", "certificate", "key")) {
                mqtt.refuse(key, "read.mqtt.open");
            }
        }
        MqttInfo info =
                new MqttInfo(
                        broker,
                        mqtt.text("name"),
                        mqtt.text("password"),
                        mqtt.text("authority"),
                        mqtt.text("certificate"),
                        mqtt.text("key"),
                        like(mqtt, "table", TABLE, new Sentence("read.mqtt.table"), "table"),
                        like(mqtt, "prefix", PREFIX, new Sentence("read.mqtt.prefix"), "burraco"),
                        like(
                                mqtt,
                                "discovery",
                                PREFIX,
                                new Sentence("read.mqtt.prefix"),
                                "homeassistant"),
                        mqtt.truth("announce").orElse(true));
        return findings.count() > 0
                ? new MqttResult.Refused(findings.problems())
                : new MqttResult.Read(Optional.of(info));
    }

    private static void pair(Section mqtt) {
        if (mqtt.has("key")) {
            mqtt.needs("certificate", new Sentence("read.mqtt.certificate"));
        }
        if (mqtt.has("certificate")) {
            mqtt.needs("key", new Sentence("read.mqtt.key"));
        }
    }

    /** A text that looks so; what is wrong has been reported. */
    private static String like(
            Section mqtt, String key, Pattern form, Sentence expected, String usual) {
        Optional<String> text = mqtt.text(key, expected);
        if (text.isPresent() && !form.matcher(text.get()).matches()) {
            mqtt.wrong(key, expected);
        }
        return text.orElse(usual);
    }
}
