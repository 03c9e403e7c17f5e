package burraco.cli.hall;

import burraco.cli.files.MachineClock;
import burraco.cli.hall.MembershipFolder.Joined;
import burraco.cli.out.Log;
import burraco.running.Host;
import burraco.uplink.LinkState;
import burraco.uplink.TableLink;
import burraco.uplink.TableTime;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.LongUnaryOperator;

/** Links a running table to the hall that it belongs to. */
public final class HallLinks {
    private static final long NANOS = 1_000_000;
    private static final long TOLERANCE_MILLIS = 200;

    /** A clock with a battery gives whole seconds, and drifts by another one in an evening. */
    private static final long BATTERY_MILLIS = 2_000;

    private HallLinks() {}

    /**
     * Empty if it belongs to none. Play does not depend on it.
     *
     * @param later what the table's clock will show after so many milliseconds
     * @param speed of that clock
     */
    static Optional<TableLink> of(Path journal, Host host, LongUnaryOperator later, double speed)
            throws IOException {
        MembershipFolder folder = new MembershipFolder(journal);
        Optional<Joined> joined = folder.joined();
        if (joined.isEmpty()) {
            return Optional.empty();
        }
        TableLink link =
                new TableLink(
                        host,
                        journal,
                        folder.key(),
                        joined.get().membership(),
                        HallCarriers.of(joined.get(), folder),
                        folder,
                        new MachineTime(later, speed),
                        new SplittableRandom(),
                        HallLinks::tell,
                        Log::error);
        link.start();
        Log.info(
                "the hall is {}",
                joined.get()
                        .broker()
                        .map(Object::toString)
                        .orElse(joined.get().hall().getAuthority()));
        return Optional.of(link);
    }

    private static void tell(LinkState now) {
        switch (now) {
            case NOT_YET -> {}
            case LINKED -> Log.info("the hall hears this table");
            case CUT_OFF -> Log.warn("the hall does not answer; the table plays on");
            case NOT_ACCEPTED ->
                    Log.warn("the hall waits for somebody to accept this table's journal");
            case STRANGER -> Log.warn("the hall does not know this table");
            case HALL_FULL -> Log.warn("the hall's disk takes nothing");
        }
    }

    private static final class MachineTime implements TableTime {
        private final MachineClock wall = new MachineClock();
        private final LongUnaryOperator later;
        private final long tolerance;

        MachineTime(LongUnaryOperator later, double speed) {
            this.later = later;
            tolerance = (long) (TOLERANCE_MILLIS * speed);
        }

        @Override
        public long machine() {
            return System.nanoTime() / NANOS;
        }

        @Override
        public long table(long machine) {
            return later.applyAsLong(machine - machine());
        }

        @Override
        public long tolerance() {
            return tolerance;
        }

        @Override
        public long wall() {
            return wall.millis();
        }

        @Override
        public OptionalLong wallError() {
            if (wall.isSet()) {
                return OptionalLong.of(0);
            }
            return wall.isKept() ? OptionalLong.of(BATTERY_MILLIS) : OptionalLong.empty();
        }
    }
}
