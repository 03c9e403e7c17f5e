package burraco.layout;

import burraco.layout.text.TextPosition;
import burraco.layout.text.Utf8;
import burraco.layout.toml.BadToml;
import burraco.layout.toml.Toml;
import burraco.text.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads {@code [web]} and {@code [[stream]]} of a {@code table.toml}. */
public final class WebReader {
    private static final List<String> KEYS =
            List.of("address", "port", "names", "certificate", "key");
    private static final List<String> OF_STREAM = List.of("name", "delay", "fans", "key");
    private static final int LAST_PORT = 65_535;
    private static final int AN_HOUR_SECONDS = 3_600;
    private static final int SHORTEST_KEY = 12;
    private static final Pattern NAME = Pattern.compile("[a-z0-9-]{1,32}");
    private static final Pattern KEY = Pattern.compile("[A-Za-z0-9_-]{" + SHORTEST_KEY + ",128}");

    private final Findings findings;
    private final Sections file;

    private WebReader(Sections file, Findings findings) {
        this.file = file;
        this.findings = findings;
    }

    public static WebResult read(byte[] bytes) {
        try {
            Findings findings = new Findings(TextPosition.endOf(Utf8.text(bytes)));
            return new WebReader(new Sections(Toml.read(bytes), findings), findings).read();
        } catch (BadToml bad) {
            return new WebResult.Refused(List.of(LayoutProblem.at(bad.at(), bad.what())));
        }
    }

    private WebResult read() {
        Section web = file.single("web");
        web.knows(KEYS);
        String address = web.text("address").orElse(WebInfo.LOOPBACK);
        int port = web.whole("port", 0, LAST_PORT).orElse(WebInfo.PORT);
        List<String> names =
                web.text("names", new Sentence("read.web.names"))
                        .map(text -> List.of(text.strip().split("\\s+")))
                        .orElse(List.of());
        Optional<String> certificate = web.text("certificate");
        Optional<String> key = web.text("key");
        if (key.isPresent()) {
            web.needs("certificate", new Sentence("read.web.certificate"));
        }
        if (certificate.isPresent()) {
            web.needs("key", new Sentence("read.web.key"));
        }
        List<AudienceInfo> audiences = new ArrayList<>();
        file.listed("stream").forEach(one -> audience(one, audiences));
        return findings.count() > 0
                ? new WebResult.Refused(findings.problems())
                : new WebResult.Read(
                        new WebInfo(address, port, names, certificate, key, audiences));
    }

    private void audience(Section stream, List<AudienceInfo> audiences) {
        stream.knows(OF_STREAM);
        stream.needs("name", new Sentence("read.own-name"));
        Optional<String> name = stream.text("name");
        int delay = stream.whole("delay", 0, AN_HOUR_SECONDS).orElse(0);
        boolean fans = stream.truth("fans").orElse(false);
        String key = stream.text("key").orElse("");
        if (name.isPresent() && !NAME.matcher(name.get()).matches()) {
            stream.wrong("name", new Sentence("read.stream.name"));
        }
        boolean taken = audiences.stream().anyMatch(one -> name.equals(Optional.of(one.name())));
        if (taken || name.equals(Optional.of("hall"))) {
            stream.wrong("name", new Sentence("read.stream.taken"));
        }
        if (stream.has("key") && !KEY.matcher(key).matches()) {
            stream.wrong("key", new Sentence("read.stream.key", SHORTEST_KEY));
        }
        if (fans && delay == 0) {
            stream.wrong("delay", new Sentence("read.stream.delay"));
        }
        if (fans && key.isEmpty()) {
            stream.needs("key", new Sentence("read.stream.fans-key", SHORTEST_KEY));
        }
        audiences.add(new AudienceInfo(name.orElse(""), delay, fans, key));
    }
}
