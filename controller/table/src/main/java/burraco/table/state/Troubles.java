package burraco.table.state;

import burraco.hal.Reading;
import burraco.layout.Layout;
import burraco.tracking.Told;
import burraco.tracking.senses.Ailment;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What does not work by now, as the devices say. */
public record Troubles(List<Trouble> list) {
    private static final String BACK = "back";

    public static final Troubles NONE = new Troubles(List.of());

    /** A part of the table, and what is wrong with it, in the words of a device or our own. */
    public record Trouble(String part, String detail, long since) {
        /** Why it is not trusted, where no device says so. */
        public Optional<Ailment> ailment() {
            return Stream.of(Ailment.values())
                    .filter(one -> detail.equals(one.detail()))
                    .findFirst();
        }

        /** What is wrong with it. */
        public Outage outage() {
            return Outage.of(this);
        }

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

    /** A sense that is not trusted, or trusted again. */
    public static Trouble of(Told.Sense told) {
        String detail = told.over() ? BACK : told.ailment().detail();
        return new Trouble(told.sense().part(), detail, told.decided());
    }

    /** Whether it works again. */
    public static boolean isOver(Trouble trouble) {
        return trouble.detail().startsWith(BACK);
    }

    /** Without what only whoever makes acts of readings has noticed. */
    public Troubles ofDevices() {
        return new Troubles(list.stream().filter(one -> one.ailment().isEmpty()).toList());
    }

    /** Those that ofDevices leaves out, as being over now. */
    public List<Trouble> ofSenses(long now) {
        return list.stream()
                .filter(one -> one.ailment().isPresent())
                .map(one -> new Trouble(one.part(), BACK, now))
                .toList();
    }

    /** Whether the hand goes on without the table: it hears nothing, or does not follow. */
    static boolean isWorst(Trouble trouble) {
        return trouble.ailment().filter(Ailment.TABLE_BLIND::equals).isPresent()
                || trouble.outage() == Outage.NOT_FOLLOWED;
    }

    /** The one that people should know of first: the worst, else the last. */
    public static Trouble first(List<Trouble> troubles) {
        return troubles.stream().filter(Troubles::isWorst).findFirst().orElseGet(troubles::getLast);
    }

    /** After a device said this. */
    public Troubles after(Trouble said) {
        Stream<Trouble> others = list.stream().filter(one -> !one.isOf(said.part()));
        return new Troubles(
                isOver(said) ? others.toList() : Stream.concat(others, Stream.of(said)).toList());
    }
}
