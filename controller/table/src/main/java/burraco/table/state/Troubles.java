package burraco.table.state;

import burraco.hal.FaultState;
import burraco.hal.Reading;
import burraco.layout.Layout;
import burraco.tracking.event.TrackerEvent;
import burraco.tracking.senses.SensorFault;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The parts of the table that do not work now. */
public record Troubles(List<Trouble> list) {
    public static final Troubles NONE = new Troubles(List.of());

    /**
     * A part of the table and what is wrong with it, in the words of the device or of the table.
     */
    public record Trouble(String part, String detail, long since) {
        /** Why the table distrusts it, if no device reported anything. */
        public Optional<SensorFault> ailment() {
            return Stream.of(SensorFault.values())
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

    /** The trouble that a device reports; empty if the device does not belong to this table. */
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

    /** A sensor that is no longer trusted, or is trusted again. */
    public static Trouble of(TrackerEvent.TrustChanged told) {
        String detail = told.over() ? FaultState.BACK : told.fault().detail();
        return new Trouble(told.sensor().part(), detail, told.decided());
    }

    /** Whether it works again. */
    public static boolean isOver(Trouble trouble) {
        return FaultState.of(trouble.detail()) == FaultState.OVER;
    }

    /** Without the troubles that only the tracker has noticed. */
    public Troubles ofDevices() {
        return new Troubles(list.stream().filter(one -> one.ailment().isEmpty()).toList());
    }

    /** The troubles that {@link #ofDevices} leaves out, reported as over. */
    public List<Trouble> ofSenses(long now) {
        return list.stream()
                .filter(one -> one.ailment().isPresent())
                .map(one -> new Trouble(one.part(), FaultState.BACK, now))
                .toList();
    }

    /** Whether the hand goes on without the table, because it hears nothing or does not follow. */
    static boolean isWorst(Trouble trouble) {
        return trouble.ailment().filter(SensorFault.TABLE_BLIND::equals).isPresent()
                || trouble.outage().isUnfollowed();
    }

    /** The trouble that people should know of first: the worst, otherwise the last. */
    public static Trouble first(List<Trouble> troubles) {
        return troubles.stream().filter(Troubles::isWorst).findFirst().orElseGet(troubles::getLast);
    }

    /** The troubles after this report. */
    public Troubles after(Trouble said) {
        Stream<Trouble> others = list.stream().filter(one -> !one.isOf(said.part()));
        return new Troubles(
                isOver(said) ? others.toList() : Stream.concat(others, Stream.of(said)).toList());
    }
}
