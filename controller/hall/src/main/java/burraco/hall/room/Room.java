package burraco.hall.room;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What follows from all decisions so far.
 *
 * @param devices by their id
 * @param removed devices that are not trusted any more; what they told before still counts against
 *     what another one tells of the same match
 * @param time of the round that is or was played last
 * @param pausedSince in the hall's milliseconds
 * @param notices that hold, the newest last
 * @param handled by what needs an arbiter
 * @param lines by round and table, whether the first side sits North-South; where nobody has said
 *     it, it is taken to
 * @param phones calls from phones with which nobody has dealt yet
 */
public record Room(
        SortedMap<String, Device> devices,
        SortedMap<String, Device> removed,
        Optional<RoundTime> time,
        OptionalLong pausedSince,
        List<Notice> notices,
        Map<String, Handling> handled,
        Map<Seats, Boolean> lines,
        List<PhoneCall> phones) {
    /** A table in a round. */
    public record Seats(int round, int table) {}

    /** Who decided something, and when. */
    public record Circumstances(long number, long at, String by) {}

    public static final Room EMPTY =
            new Room(
                    new TreeMap<>(),
                    new TreeMap<>(),
                    Optional.empty(),
                    OptionalLong.empty(),
                    List.of(),
                    Map.of(),
                    Map.of(),
                    List.of());

    public Room {
        devices = Collections.unmodifiableSortedMap(new TreeMap<>(devices));
        removed = Collections.unmodifiableSortedMap(new TreeMap<>(removed));
        notices = List.copyOf(notices);
        handled = Collections.unmodifiableMap(new TreeMap<>(handled));
        lines = Map.copyOf(lines);
        phones = List.copyOf(phones);
    }

    public boolean isPaused() {
        return pausedSince.isPresent();
    }

    /** The device at a table. */
    public Optional<Device> at(int table) {
        return devices.values().stream().filter(one -> one.table() == table).findFirst();
    }

    /** A device, also one that was removed. */
    public Optional<Device> known(String id) {
        return changed(id).or(() -> Optional.ofNullable(removed.get(id)));
    }

    /** All devices, also those that were removed. */
    public List<Device> everKnown() {
        return Stream.concat(devices.values().stream(), removed.values().stream()).toList();
    }

    public boolean firstNorthSouth(int round, int table) {
        return lines.getOrDefault(new Seats(round, table), true);
    }

    /** What is said to a table: the newest of what is for it alone, or else for everybody. */
    public Optional<Notice> notice(int table) {
        return newest(notices.stream().filter(one -> !one.tables().isEmpty() && one.isFor(table)))
                .or(this::notice);
    }

    /** What is said to everybody. */
    public Optional<Notice> notice() {
        return newest(notices.stream().filter(one -> one.tables().isEmpty()));
    }

    private static Optional<Notice> newest(Stream<Notice> some) {
        return some.reduce((_, later) -> later);
    }

    /** Calls from phones in a round, the oldest first. */
    public List<PhoneCall> phones(int round) {
        return phones.stream().filter(one -> one.round() == round).toList();
    }

    /** The call of a pair, team or player in a round. */
    public Optional<PhoneCall> phone(int round, int number) {
        return phones(round).stream().filter(one -> one.number() == number).findFirst();
    }

    /** After one more decision. */
    public Room after(Decision decision, Circumstances of) {
        return switch (decision) {
            case Decision.Enroll(String id, String key, String name) ->
                    with(
                            known(id)
                                    .filter(one -> one.key().equals(key))
                                    .map(one -> one.called(name))
                                    .orElseGet(() -> Device.enrolled(id, key, name)));
            case Decision.Remove(String id) -> without(id);
            case Decision.Accept(String id, String journal) ->
                    changed(id).map(one -> with(one.accepted(journal))).orElse(this);
            case Decision.Place(String id, int table) -> placed(id, table);
            case Decision.SetTime(int round, long starts, long ends) ->
                    with(Optional.of(new RoundTime(round, starts, ends, new TreeMap<>(), of.by())));
            case Decision.Extend(int table, long ends) ->
                    with(time.map(one -> one.extended(table, ends)));
            case Decision.Pause _ -> isPaused() ? this : paused(OptionalLong.of(of.at()), time);
            case Decision.Resume _ -> resumed(of.at());
            case Decision.Tell tell -> told(tell, of.number());
            case Decision.Sit(int round, int table, boolean first) -> sat(round, table, first);
            case Decision.Take(String item) ->
                    handling(
                            item,
                            new Handling(Optional.of(of.by()), of.at(), OptionalLong.empty(), ""));
            case Decision.Done(String item, String words) -> done(item, words, of);
            case Decision.GiveBack(String item) -> givenBack(item);
            case Decision.Call(int round, int table, int number) ->
                    called(new PhoneCall(round, table, number, of.at()));
            case Decision.CallOff(int number) -> without(one -> one.number() == number);
        };
    }

    private Optional<Device> changed(String id) {
        return Optional.ofNullable(devices.get(id));
    }

    private Room with(Device one) {
        return with(List.of(one));
    }

    private Room with(Collection<Device> some) {
        SortedMap<String, Device> more = new TreeMap<>(devices);
        SortedMap<String, Device> gone = new TreeMap<>(removed);
        some.forEach(one -> {
            more.put(one.id(), one);
            gone.remove(one.id());
        });
        return new Room(more, gone, time, pausedSince, notices, handled, lines, phones);
    }

    private Room without(String id) {
        SortedMap<String, Device> others = new TreeMap<>(devices);
        SortedMap<String, Device> gone = new TreeMap<>(removed);
        Device one = others.remove(id);
        if (one != null) {
            gone.put(id, one.at(0));
        }
        return new Room(others, gone, time, pausedSince, notices, handled, lines, phones);
    }

    private Room placed(String id, int table) {
        List<Device> moved = new ArrayList<>();
        devices.values().stream()
                .filter(one -> table != 0 && one.table() == table)
                .forEach(one -> moved.add(one.at(0)));
        changed(id).ifPresent(one -> moved.add(one.at(table)));
        return with(moved);
    }

    private Room with(Optional<RoundTime> other) {
        return new Room(devices, removed, other, pausedSince, notices, handled, lines, phones);
    }

    private Room paused(OptionalLong since, Optional<RoundTime> other) {
        return new Room(devices, removed, other, since, notices, handled, lines, phones);
    }

    /**
     * The time of the pause does not count: every end is so much later. Of a round that begins in
     * it, what was before its beginning counts for nothing.
     */
    private Room resumed(long at) {
        if (!isPaused()) {
            return this;
        }
        long since = pausedSince.getAsLong();
        return paused(
                OptionalLong.empty(),
                time.map(one -> one.later(Math.max(0, at - Math.max(since, one.starts())))));
    }

    private Room told(Decision.Tell tell, long number) {
        List<Notice> others = new ArrayList<>(notices);
        others.removeIf(one -> one.tables().equals(tell.tables()));
        if (!tell.text().isEmpty()) {
            others.add(new Notice(number, tell.text(), tell.tables()));
        }
        return new Room(devices, removed, time, pausedSince, others, handled, lines, phones);
    }

    private Room sat(int round, int table, boolean first) {
        Map<Seats, Boolean> others = new HashMap<>(lines);
        others.put(new Seats(round, table), first);
        return new Room(devices, removed, time, pausedSince, notices, handled, others, phones);
    }

    private Room done(String item, String words, Circumstances of) {
        Handling before = handled.get(item);
        Handling over =
                new Handling(
                        before == null ? Optional.of(of.by()) : before.by(),
                        before == null ? of.at() : before.taken(),
                        OptionalLong.of(of.at()),
                        words);
        return without(one -> one.id().equals(item)).handling(item, over);
    }

    private Room handling(String item, Handling how) {
        Map<String, Handling> others = new TreeMap<>(handled);
        others.put(item, how);
        return new Room(devices, removed, time, pausedSince, notices, others, lines, phones);
    }

    /** What was called for in an earlier round is over. */
    private Room called(PhoneCall call) {
        List<PhoneCall> others = new ArrayList<>(phones);
        others.removeIf(one -> one.round() != call.round() || one.number() == call.number());
        others.add(call);
        return calling(others);
    }

    private Room without(Predicate<PhoneCall> which) {
        return calling(phones.stream().filter(which.negate()).toList());
    }

    private Room calling(List<PhoneCall> others) {
        return new Room(devices, removed, time, pausedSince, notices, handled, lines, others);
    }

    private Room givenBack(String item) {
        Map<String, Handling> others = new TreeMap<>(handled);
        others.remove(item);
        return new Room(devices, removed, time, pausedSince, notices, others, lines, phones);
    }
}
