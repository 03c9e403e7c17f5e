package burraco.record;

import java.util.List;
import java.util.Optional;

/** A hand record: its statements in order, with its comments and blank lines. */
public record HandRecord(List<Entry> entries) {
    public HandRecord {
        entries = List.copyOf(entries);
    }

    public List<ActionLine> actions() {
        return of(ActionLine.class);
    }

    public List<TagLine> tags() {
        return of(TagLine.class);
    }

    public List<PositionEntry> position() {
        return of(PositionEntry.class);
    }

    private <T extends Entry> List<T> of(Class<T> kind) {
        return entries.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** The value of a tag. */
    public Optional<String> tag(String name) {
        return tags().stream()
                .filter(tag -> tag.name().equals(name))
                .map(TagLine::value)
                .findFirst();
    }
}
