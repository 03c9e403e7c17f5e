package burraco.hall.pages;

import burraco.hall.room.Room;
import burraco.hall.view.PhoneCall;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Calls from phones, until somebody has dealt with them. They are not written down: after a restart
 * of the hall a phone shows that nobody is called, and its owner calls again.
 */
final class PhoneCalls {
    private final List<PhoneCall> calls = new ArrayList<>();

    /** Those that are open in a round. */
    synchronized List<PhoneCall> open(Room room, int round) {
        calls.removeIf(one -> one.round() != round || isDone(one, room));
        return List.copyOf(calls);
    }

    private static boolean isDone(PhoneCall one, Room room) {
        return room.handled().containsKey(one.id()) && room.handled().get(one.id()).isDone();
    }

    synchronized Optional<PhoneCall> of(int number, Room room, int round) {
        return open(room, round).stream().filter(one -> one.number() == number).findFirst();
    }

    synchronized void add(PhoneCall one) {
        calls.add(one);
    }

    /** The call is taken back. */
    synchronized void remove(int number) {
        calls.removeIf(one -> one.number() == number);
    }
}
