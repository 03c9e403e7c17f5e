package burraco.layout;

import burraco.layout.toml.Toml;
import burraco.layout.toml.TomlValue;
import burraco.text.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The sections of a {@code table.toml}. */
final class Sections {
    private static final List<String> SINGLE = List.of("table", "match", "rules");
    private static final List<String> LISTED = List.of("source", "antenna", "scale");

    /** Sections that other parts of the program read. */
    private static final List<String> OTHERS = List.of("journal", "hall");

    /** Sections that {@link WebReader}, {@link MqttReader} and {@link DevicesReader} read. */
    private static final List<String> OF_READERS =
            List.of("web", "stream", "mqtt", "lamps", "buttons", "buzzer", "display", "pi");

    private final TomlValue.Table root;
    private final Findings findings;

    Sections(TomlValue.Table root, Findings findings) {
        this.root = root;
        this.findings = findings;
        root.entries().forEach(this::checkName);
    }

    private void checkName(TomlValue.Entry entry) {
        String name = entry.key();
        if (OTHERS.contains(name)) {
            findings.note(entry.at(), "read.not-looked-at", name);
        } else if (!isKnown(name)) {
            List<String> names =
                    Stream.of(SINGLE, LISTED, OTHERS, OF_READERS).flatMap(List::stream).toList();
            String shown = Toml.quoted(Section.shorten(name));
            NearMiss.of(name, names)
                    .ifPresentOrElse(
                            near -> findings.wrong(entry.at(), "read.no-section.near", shown, near),
                            () -> findings.wrong(entry.at(), "read.no-section", shown));
        }
    }

    private static boolean isKnown(String name) {
        return SINGLE.contains(name) || LISTED.contains(name) || OF_READERS.contains(name);
    }

    /** Whether there is a section or a key of this name. */
    boolean has(String name) {
        return root.entry(name).isPresent();
    }

    /** The section of this name; a missing section reads as one without keys. */
    Section single(String name) {
        String title = "[" + name + "]";
        Optional<TomlValue.Entry> entry = root.entry(name);
        if (entry.isPresent() && entry.get().value() instanceof TomlValue.Table table) {
            return new Section(title, table, findings);
        }
        entry.ifPresent(other ->
                findings.wrong(
                        other.value().at(), "read.single", title, Section.shown(other.value())));
        return new Section(title, new TomlValue.Table(List.of(), findings.end()), findings);
    }

    /** All sections of this name, in the order of the file. */
    List<Section> listed(String name) {
        String title = "[[" + name + "]]";
        List<Section> sections = new ArrayList<>();
        Optional<TomlValue> value = root.entry(name).map(TomlValue.Entry::value);
        List<TomlValue> items =
                value.isPresent() && value.get() instanceof TomlValue.Row row
                        ? row.values()
                        : value.stream().toList();
        for (TomlValue item : items) {
            boolean alone = value.get() == item;
            if (item instanceof TomlValue.Table table && !alone) {
                sections.add(new Section(title, table, findings));
            } else {
                findings.wrong(item.at(), "read.double", title, found(item, name));
            }
        }
        return sections;
    }

    private static Sentence found(TomlValue value, String name) {
        return value instanceof TomlValue.Table
                ? Sentence.of("[" + name + "]")
                : Section.shown(value);
    }
}
