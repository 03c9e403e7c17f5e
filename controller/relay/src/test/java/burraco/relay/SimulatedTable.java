package burraco.relay;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;

/**
 * A table that plays, is cut off, restarts and is restored from a copy, with a clock of its own.
 */
final class SimulatedTable implements Outbox {
    private static final String SEAL = " sealed ";

    final String name;
    private final VirtualTime time;
    private final SimulatedHall hall;
    private final SplittableRandom chance;
    private final long skew;
    private final double drift;
    private final Map<String, Map<Stream, List<String>>> journals = new HashMap<>();
    private final Map<String, List<List<String>>> given = new HashMap<>();
    private final List<TimeOut> timeOuts = new ArrayList<>();
    private long obeyed;
    private String epoch = "e0";
    private int epochs;
    private Sender sender;
    private Order order = Order.NONE;
    private long cutUntil;
    private long lives;

    /**
     * The time-out of an order fell here.
     *
     * @param known when the order came
     * @param error by how much the table's idea of the hall's time could be wrong
     */
    record TimeOut(Order order, long known, long fell, long error) {}

    SimulatedTable(String name, VirtualTime time, SimulatedHall hall, SplittableRandom chance) {
        this.name = name;
        this.time = time;
        this.hall = hall;
        this.chance = chance;
        skew = chance.nextLong(-600_000, 600_000);
        drift = chance.nextDouble(-50e-6, 50e-6);
        journals.put(epoch, empty());
        hall.shelf.accept(name, epoch);
        start();
        time.in(chance.nextLong(50), this::tick);
    }

    private static Map<Stream, List<String>> empty() {
        Map<Stream, List<String>> journal = new EnumMap<>(Stream.class);
        for (Stream stream : Stream.values()) {
            journal.put(stream, new ArrayList<>());
        }
        return journal;
    }

    private void start() {
        lives++;
        sender = new Sender(name, this, order, remembered(), chance.split());
    }

    /** The table has written down what it knew of the hall's clock. */
    private HallClock remembered() {
        return sender == null || sender.clock().offset().isEmpty()
                ? new HallClock()
                : HallClock.remembered(
                        sender.clock().offset().getAsLong(), sender.clock().error().getAsLong());
    }

    /** The table's own clock. */
    private long here() {
        return (long) (time.now() * (1 + drift)) + skew;
    }

    // What a table does

    void plays(Stream stream) {
        tell(epoch, stream, journals.get(epoch).get(stream), "");
        if (chance.nextInt(4) == 0) {
            sender.hurry();
        }
    }

    /** An entry ends with a digest of itself and the one before. */
    private void tell(String epoch, Stream stream, List<String> journal, String what) {
        String text = name + "/" + epoch + "/" + stream + "/" + (journal.size() + 1) + what;
        String before = journal.isEmpty() ? "" : journal.getLast();
        journal.add(text + SEAL + (before + text).hashCode());
    }

    static boolean continues(Optional<Entry> before, Entry next) {
        String text = next.text().substring(0, next.text().indexOf(SEAL));
        String behind = before.map(Entry::text).orElse("");
        return next.text().equals(text + SEAL + (behind + text).hashCode());
    }

    /** The program ends and starts; the journal and the order in it are there. */
    void restarts() {
        start();
    }

    /** The table gets an older copy of its journal, which goes on under another name. */
    void isRestored() {
        Map<Stream, List<String>> copy = empty();
        String next = "e" + ++epochs;
        journals.get(epoch)
                .forEach((stream, entries) -> {
                    int many = entries.isEmpty() ? 0 : chance.nextInt(entries.size() + 1);
                    for (int i = 1; i <= many; i++) {
                        tell(next, stream, copy.get(stream), "");
                    }
                });
        journals.put(next, copy);
        epoch = next;
        start();
        time.in(chance.nextLong(5_000, 20_000), () -> hall.shelf.accept(name, next));
    }

    /** The table gets an older copy, and nobody notices: it goes on under the same name. */
    void goesBack() {
        List<String> record = journals.get(epoch).get(Stream.RECORD);
        given.computeIfAbsent(epoch, _ -> new ArrayList<>()).add(List.copyOf(record));
        int many = record.isEmpty() ? 0 : chance.nextInt(record.size());
        record.subList(many, record.size()).clear();
        tell(epoch, Stream.RECORD, record, " once more " + time.now());
        start();
    }

    void isCutOff(long millis) {
        cutUntil = Math.max(cutUntil, time.now() + millis);
    }

    // Talking

    private void tick() {
        sender.next(here()).ifPresent(this::send);
        OptionalLong end =
                order.timeOut().isPresent()
                        ? sender.clock().here(order.timeOut().getAsLong())
                        : OptionalLong.empty();
        boolean fell = timeOuts.stream().anyMatch(one -> one.order().equals(order));
        if (end.isPresent() && here() >= end.getAsLong() && !fell) {
            long error = sender.clock().error().getAsLong();
            timeOuts.add(new TimeOut(order, obeyed, time.now(), error));
        }
        time.in(50, this::tick);
    }

    private void send(Request request) {
        Sender from = sender;
        long life = lives;
        long there = delay();
        if (isLost()) {
            lost(from, life, there);
            return;
        }
        time.in(there, () -> arrives(request, from, life));
        if (chance.nextInt(50) == 0) {
            // Something on the way has sent it twice.
            time.in(there + chance.nextLong(20_000), () -> hall.take(request, name));
        }
    }

    private void arrives(Request request, Sender from, long life) {
        Optional<Answer> answer = hall.take(request, name);
        if (answer.isEmpty() || isLost()) {
            lost(from, life, delay());
            return;
        }
        time.in(
                delay(),
                () -> {
                    if (life == lives) {
                        from.answered(request, answer.get(), here()).ifPresent(this::obey);
                        hall.mustHave(this);
                    }
                });
    }

    /** Half of the time the table hears that the connection is gone, half of the time nothing. */
    private void lost(Sender from, long life, long after) {
        if (chance.nextBoolean()) {
            time.in(
                    after,
                    () -> {
                        if (life == lives) {
                            from.failed(here());
                        }
                    });
        }
    }

    private boolean isLost() {
        return time.now() < cutUntil || hall.isUnlucky(chance);
    }

    private long delay() {
        return chance.nextInt(200) == 0 ? chance.nextLong(45_000) : 1 + chance.nextLong(80);
    }

    private void obey(Order newer) {
        if (newer.version() <= order.version()) {
            throw new AssertionError(name + " goes back from " + order + " to " + newer);
        }
        order = newer;
        obeyed = time.now();
        plays(Stream.OPEN);
    }

    // What is looked at afterwards

    @Override
    public String epoch() {
        return epoch;
    }

    @Override
    public long last(Stream stream) {
        return journals.get(epoch).get(stream).size();
    }

    @Override
    public List<Entry> from(Stream stream, long first, int most) {
        List<String> journal = journals.get(epoch).get(stream);
        List<Entry> entries = new ArrayList<>();
        for (long at = first; at <= journal.size() && entries.size() < most; at++) {
            entries.add(new Entry(at, journal.get((int) at - 1)));
        }
        return entries;
    }

    @Override
    public String state() {
        return epoch + ": " + last(Stream.OPEN);
    }

    Sender sender() {
        return sender;
    }

    Order order() {
        return order;
    }

    Map<String, Map<Stream, List<String>>> journals() {
        return journals;
    }

    /** Records of this epoch that were given up for an older copy. */
    List<List<String>> givenUp(String epoch) {
        return given.getOrDefault(epoch, List.of());
    }

    List<TimeOut> timeOuts() {
        return timeOuts;
    }
}
