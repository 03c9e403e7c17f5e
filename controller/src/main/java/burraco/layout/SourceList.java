package burraco.layout;

import burraco.layout.toml.Toml;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** What {@code [[source]]} says readings come from. */
final class SourceList {
    private static final List<String> KEYS = List.of("id", "kind", "port", "baud", "profile");
    private static final int SLOWEST = 1_200;
    private static final int FASTEST = 4_000_000;
    private static final String VIRTUAL = "virtual";
    private static final List<String> WEIGHING = List.of(VIRTUAL, "board");

    private final Findings findings;
    private final List<SourceInfo> sources = new ArrayList<>();
    private final SequencedMap<String, Section> sections = new LinkedHashMap<>();

    SourceList(Sections file, Findings findings) {
        this.findings = findings;
        if (!file.has("source")) {
            findings.wrong(findings.end(), "no [[source]]: expected one at least");
        }
        file.listed("source").forEach(this::read);
    }

    private void read(Section section) {
        section.knows(KEYS);
        section.needs("id", "a name of your own, in quotes");
        section.needs("kind", "\"virtual\", \"board\" or the name of a reader");
        Optional<String> id = section.text("id");
        Optional<String> kind = section.text("kind");
        Optional<String> port = section.text("port");
        Optional<Integer> baud = section.whole("baud", SLOWEST, FASTEST);
        Optional<String> profile = section.text("profile");
        if (kind.isPresent() && kind.get().equals(VIRTUAL)) {
            section.refuse("port", "does not belong to a virtual source");
            section.refuse("baud", "does not belong to a virtual source");
            section.refuse("profile", "does not belong to a virtual source");
        } else if (kind.isPresent()) {
            section.needs("port", "what the system calls its cable");
        }
        if (id.isPresent() && sections.containsKey(id.get())) {
            int line = sections.get(id.get()).at().line();
            section.wrong(
                    "id", "a name that is not taken (another source has it, line " + line + ")");
        } else if (id.isPresent()) {
            sections.put(id.get(), section);
            port.ifPresent(one -> alone(section, id.get(), one));
            sources.add(new SourceInfo(id.get(), kind.orElse(""), port, baud, profile));
        }
    }

    /** Two that speak over one cable hear each other's answers; a capture does not mind. */
    private void alone(Section section, String id, String port) {
        sources.stream()
                .filter(one -> one.port().equals(Optional.of(port)))
                .findFirst()
                .ifPresent(one ->
                        findings.note(
                                section.at("port"),
                                "sources "
                                        + Toml.quoted(one.id())
                                        + " and "
                                        + Toml.quoted(id)
                                        + " are on one cable: only one of them can be used"));
    }

    List<SourceInfo> sources() {
        return sources;
    }

    /** The source that a part is connected to; the first where it does not say. */
    String of(Section part) {
        Optional<String> written = part.text("source");
        if (written.isEmpty() || sections.isEmpty()) {
            return sections.isEmpty() ? "" : sections.firstEntry().getKey();
        }
        return part.oneOf("source", sections.sequencedKeySet()).orElse("");
    }

    /** The source that a scale is connected to: readers from a shop have none. */
    String ofScale(Section scale) {
        String id = of(scale);
        sources.stream()
                .filter(one -> one.id().equals(id) && !WEIGHING.contains(one.kind()))
                .findFirst()
                .ifPresent(one ->
                        findings.note(
                                scale.at("source"),
                                "source "
                                        + Toml.quoted(id)
                                        + " is of kind "
                                        + Toml.quoted(one.kind())
                                        + ", which weighs nothing: this scale says nothing"));
        return id;
    }
}
