package burraco.relay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;

/** A hall that ends and starts at any moment, and gives the same order to all tables. */
final class SimulatedHall {
    final MemoryShelf shelf = new MemoryShelf(SimulatedTable::continues);
    private final VirtualTime time;
    private final long skew;
    private final List<Order> orders = new ArrayList<>(List.of(Order.NONE));
    private long downUntil;
    private boolean lossy = true;
    private Intake intake;
    private MemoryStates states = new MemoryStates();

    SimulatedHall(VirtualTime time, SplittableRandom chance) {
        this.time = time;
        skew = chance.nextLong(-600_000, 600_000);
        start();
    }

    private void start() {
        states = new MemoryStates();
        intake = new Intake(shelf, states, (_, _) -> orders.getLast());
    }

    long hallTime() {
        return time.now() + skew;
    }

    /** Empty while the hall is down. */
    Optional<Answer> take(Request request, String key) {
        return time.now() < downUntil
                ? Optional.empty()
                : Optional.of(intake.take(request, key, hallTime()));
    }

    void restarts(long millis) {
        downUntil = Math.max(downUntil, time.now() + millis);
        start();
    }

    Order orders(String text, OptionalLong timeOutIn) {
        OptionalLong timeOut =
                timeOutIn.isPresent()
                        ? OptionalLong.of(hallTime() + timeOutIn.getAsLong())
                        : OptionalLong.empty();
        orders.add(new Order(orders.size(), text, timeOut));
        return orders.getLast();
    }

    List<Order> orders() {
        return orders;
    }

    /** The moment of the hall's time in the simulation's. */
    long at(long hallTime) {
        return hallTime - skew;
    }

    /** What it takes the table's state for. */
    String state(SimulatedTable table) {
        return states.of(table.name);
    }

    boolean isUnlucky(SplittableRandom chance) {
        return lossy && chance.nextInt(100) == 0;
    }

    void heals() {
        lossy = false;
        downUntil = time.now();
        shelf.full(false);
    }

    /** What a table takes for acknowledged is on the disk. */
    void mustHave(SimulatedTable table) {
        for (Stream stream : Stream.values()) {
            long there = shelf.upTo(table.name, table.epoch(), stream);
            if (table.sender().acknowledged(stream) > there) {
                throw new AssertionError(table.name + " was promised more than " + there);
            }
        }
    }
}
