package burraco.table.state;

import burraco.hal.Reading;
import burraco.layout.Layout;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What does not work by now, as the devices say. */
public record Troubles(List<Trouble> list) {
    public static final Troubles NONE = new Troubles(List.of());

    /** A part of the table, and what is wrong with it. */
    public record Trouble(String part, String detail, long since) {
        public boolean isOf(String other) {
            return part.equals(other);
        }
    }

    public Troubles {
        list = List.copyOf(list);
    }

    /** What a device says of itself; nothing where it is none of this table's. */
    public static Optional<Trouble> of(Reading reading, Layout layout) {
        return switch (reading) {
            case Reading.AntennaFault fault
                    when layout.antennas().stream().anyMatch(one -> one.id() == fault.antenna()) ->
                    Optional.of(
                            new Trouble("antenna " + fault.antenna(), fault.detail(), fault.at()));
            case Reading.SourceFault fault
                    when layout.sources().stream()
                            .anyMatch(one -> one.id().equals(fault.source())) ->
                    Optional.of(
                            new Trouble("source " + fault.source(), fault.detail(), fault.at()));
            case Reading _ -> Optional.empty();
        };
    }

    /** Whether it works again. */
    public static boolean isOver(Trouble trouble) {
        return trouble.detail().startsWith("back");
    }

    /** After a device said this. */
    public Troubles after(Trouble said) {
        Stream<Trouble> others = list.stream().filter(one -> !one.isOf(said.part()));
        return new Troubles(
                isOver(said) ? others.toList() : Stream.concat(others, Stream.of(said)).toList());
    }
}
