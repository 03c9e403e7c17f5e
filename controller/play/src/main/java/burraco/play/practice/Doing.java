package burraco.play.practice;

import burraco.engine.act.Act;
import burraco.hal.virtual.Chance;
import burraco.play.evening.Deed;
import burraco.play.evening.Manners;
import burraco.play.evening.Thought;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalLong;

/** What somebody has decided to do, act by act, each after some thought. */
final class Doing {
    private final Carrying carrying;
    private final Board board;
    private final Manners manners;
    private final Chance chance;
    private final Deque<Deed> todo = new ArrayDeque<>();
    private final List<Act> done = new ArrayList<>();
    private boolean lawful;
    private int changes;
    private long next;

    Doing(Carrying carrying, Board board, Manners manners, Chance chance) {
        this.carrying = carrying;
        this.board = board;
        this.manners = manners;
        this.chance = chance;
    }

    /**
     * He thinks first.
     *
     * @param lawful whether others play on after it, whatever the table has understood
     */
    void begin(List<Deed> deeds, boolean lawful, long now) {
        todo.clear();
        this.lawful = lawful;
        todo.addAll(deeds);
        think(now);
    }

    private void think(long from) {
        changes = board.changes();
        if (todo.peek() instanceof Deed deed && deed.act() instanceof Act.OfSeat act) {
            long thought = manners.time(Thought.before(deed.before(), act), chance);
            next = Math.max(from + thought, carrying.apart(deed));
        } else {
            todo.clear();
            next = from;
        }
    }

    /** Whether somebody thinks, or his cards are on their way. */
    boolean isBusy(long now) {
        return !todo.isEmpty() || now < next;
    }

    /** Does what it is time for. */
    void look(long now) {
        if (todo.isEmpty() || now < next) {
            return;
        }
        // Who sees another one's hand move looks again.
        if (board.changes() != changes) {
            todo.clear();
            return;
        }
        Deed deed = todo.remove();
        OptionalLong rests =
                deed.act() instanceof Act.OfSeat act
                        ? carrying.carryOut(deed, act)
                        : OptionalLong.empty();
        if (rests.isEmpty()) {
            todo.clear();
            return;
        }
        if (lawful) {
            done.add(deed.act());
        }
        if (todo.isEmpty()) {
            next = rests.getAsLong();
        } else {
            think(rests.getAsLong());
        }
    }

    /** The table has understood all that was done. */
    void understood() {
        done.clear();
    }

    /** What was done since the table had understood everything. */
    List<Act> done() {
        return List.copyOf(done);
    }

    void forget() {
        todo.clear();
        done.clear();
    }
}
