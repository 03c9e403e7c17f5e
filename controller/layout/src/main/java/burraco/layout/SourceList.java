package burraco.layout;

import burraco.layout.toml.Toml;
import burraco.text.Sentence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** Reads the {@code [[source]]} sections. */
final class SourceList {
    private static final List<String> KEYS = List.of("id", "kind", "port", "baud", "profile");
    private static final int SLOWEST_BAUD = 1_200;
    private static final int FASTEST_BAUD = 4_000_000;
    private static final List<String> WEIGHING = List.of(SourceInfo.VIRTUAL, SourceInfo.BOARD);

    private final Findings findings;
    private final List<SourceInfo> sources = new ArrayList<>();
    private final SequencedMap<String, Section> sections = new LinkedHashMap<>();

    SourceList(Sections file, Findings findings) {
        this.findings = findings;
        if (!file.has("source")) {
            findings.wrong(findings.end(), "read.source.none");
        }
        file.listed("source").forEach(this::read);
    }

    private void read(Section section) {
        section.knows(KEYS);
        section.needs("id", new Sentence("read.own-name"));
        section.needs("kind", new Sentence("read.source.kind"));
        Optional<String> id = section.text("id");
        Optional<String> kind = section.text("kind");
        Optional<String> port = section.text("port");
        Optional<Integer> baud = section.whole("baud", SLOWEST_BAUD, FASTEST_BAUD);
        Optional<String> profile = section.text("profile");
        kind.ifPresent(one -> cable(section, one));
        if (id.isPresent() && sections.containsKey(id.get())) {
            int line = sections.get(id.get()).at().line();
            section.wrong("id", new Sentence("read.source.taken", line));
        } else if (id.isPresent()) {
            sections.put(id.get(), section);
            port.ifPresent(one -> alone(section, id.get(), one));
            sources.add(new SourceInfo(id.get(), kind.orElse(""), port, baud, profile));
        }
    }

    private void cable(Section section, String kind) {
        if (kind.equals(SourceInfo.VIRTUAL)) {
            refuseCable(section, "read.source.of-virtual");
        } else if (kind.equals(SourceInfo.PI)) {
            refuseCable(section, "read.source.of-header");
            pi().ifPresent(first ->
                    section.wrong(
                            "kind", new Sentence("read.source.second-pi", Toml.quoted(first))));
        } else {
            section.needs("port", new Sentence("read.source.port"));
        }
    }

    private static void refuseCable(Section section, String why) {
        for (String key : List.of("port", "baud", "profile")) {
            section.refuse(key, why);
        }
    }

    /**
     * Two sources on one port would read each other's answers; for a capture this does not matter.
     */
    private void alone(Section section, String id, String port) {
        sources.stream()
                .filter(one -> one.port().equals(Optional.of(port)))
                .findFirst()
                .ifPresent(one ->
                        findings.note(
                                section.at("port"),
                                "read.source.one-cable",
                                Toml.quoted(one.id()),
                                Toml.quoted(id)));
    }

    List<SourceInfo> sources() {
        return sources;
    }

    /** The source of a part; by default the first source. */
    String of(Section part) {
        Optional<String> written = part.text("source");
        if (written.isEmpty() || sections.isEmpty()) {
            return sections.isEmpty() ? "" : sections.firstEntry().getKey();
        }
        return part.oneOf("source", sections.sequencedKeySet()).orElse("");
    }

    /** The source of an antenna; the header of a Raspberry Pi has no antennas. */
    String ofAntenna(Section antenna) {
        String id = of(antenna);
        if (pi().filter(id::equals).isPresent()) {
            antenna.wrong("source", new Sentence("read.source.reader", Toml.quoted(id)));
        }
        return id;
    }

    /** The Raspberry Pi that a part is connected to; by default the only one. */
    String ofPi(Section part) {
        Optional<String> pi = pi();
        String id = part.has("source") ? of(part) : pi.orElse("");
        wantPi(part, new Sentence("read.display"));
        if (pi.isPresent() && !id.isEmpty() && !id.equals(pi.get())) {
            part.wrong("source", new Sentence("read.source.pi", Toml.quoted(pi.get())));
        }
        return id;
    }

    /** Reports a section that needs a Raspberry Pi where the table has none. */
    void wantPi(Section part, Sentence what) {
        if (pi().isEmpty()) {
            findings.wrong(part.at(), "read.source.no-pi", what);
        }
    }

    /** The Raspberry Pi on which the program runs, if its header is used. */
    Optional<String> pi() {
        return sources.stream().filter(SourceInfo::isPi).map(SourceInfo::id).findFirst();
    }

    /** The source of a scale; bought readers have no scales. */
    String ofScale(Section scale) {
        String id = of(scale);
        sources.stream()
                .filter(one -> one.id().equals(id) && !WEIGHING.contains(one.kind()))
                .findFirst()
                .ifPresent(one ->
                        findings.note(
                                scale.at("source"),
                                "read.source.no-scales",
                                Toml.quoted(id),
                                Toml.quoted(one.kind())));
        return id;
    }
}
