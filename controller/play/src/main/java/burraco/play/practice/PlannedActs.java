package burraco.play.practice;

import burraco.engine.act.Act;
import burraco.hal.virtual.Chance;
import burraco.play.evening.Deed;
import burraco.play.evening.Manners;
import burraco.play.evening.ThinkingTimes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalLong;

/** The acts that a player has decided on, each with a thinking time before it. */
final class PlannedActs {
    private final ActCarrier carrying;
    private final Board board;
    private final Manners manners;
    private final Chance chance;
    private final Deque<Deed> todo = new ArrayDeque<>();
    private final List<Act> done = new ArrayList<>();
    private boolean lawful;
    private int changes;
    private long next;

    PlannedActs(ActCarrier carrying, Board board, Manners manners, Chance chance) {
        this.carrying = carrying;
        this.board = board;
        this.manners = manners;
        this.chance = chance;
    }

    /**
     * Plans these acts, beginning with the thinking time of the first.
     *
     * @param lawful whether others may play on after these acts before the table has understood
     *     them
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
            long thought = manners.time(ThinkingTimes.before(deed.before(), act), chance);
            next = Math.max(from + thought, carrying.apart(deed));
        } else {
            todo.clear();
            next = from;
        }
    }

    /** Whether somebody is thinking, or cards are moving. */
    boolean isBusy(long now) {
        return !todo.isEmpty() || now < next;
    }

    /** Carries out what is due now. */
    void look(long now) {
        if (todo.isEmpty() || now < next) {
            return;
        }
        // A bot thinks again if somebody else has moved a card meanwhile.
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

    /** Forgets the acts that were done, because the table has understood them. */
    void understood() {
        done.clear();
    }

    /** The acts that were done since the table last understood everything. */
    List<Act> done() {
        return List.copyOf(done);
    }

    void forget() {
        todo.clear();
        done.clear();
    }
}
