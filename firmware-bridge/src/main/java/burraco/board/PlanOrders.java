package burraco.board;

import burraco.hal.Antenna;
import burraco.hal.ScanPlan;
import burraco.wire.Result;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Sends scan plans to the board: only the latest plan, one order at a time. */
final class PlanOrders {
    private final OrderSink orders;
    private final List<Antenna> antennas;
    private ScanPlan plan = ScanPlan.EVEN;
    private boolean scanning;
    private boolean updating;
    private int ports;
    private boolean live;
    private boolean due;
    private boolean given;
    private Optional<Runnable> atRest = Optional.empty();

    PlanOrders(OrderSink orders, List<Antenna> antennas) {
        this.orders = orders;
        this.antennas = antennas;
    }

    void plan(ScanPlan next) {
        plan = next;
        say();
    }

    /** Sets whether the antennas are to be scanned at all. */
    void scanning(boolean yes) {
        scanning = yes;
        say();
    }

    /** Stops scanning until {@link #goOn}. */
    void rest(Runnable whenAtRest) {
        updating = true;
        atRest = Optional.of(whenAtRest);
        say();
    }

    void goOn() {
        updating = false;
        atRest = Optional.empty();
        say();
    }

    /**
     * The board is there.
     *
     * @param has the number of its ports
     */
    void live(int has, boolean anew) {
        live = true;
        ports = has;
        if (anew || due) {
            say();
        }
    }

    void down() {
        live = false;
    }

    private void say() {
        due = true;
        if (live && !given) {
            due = false;
            given = true;
            orders.give(BoardOrder.plan(urgencies()), this::result);
        }
    }

    private void result(Result result) {
        given = false;
        if (due || result.code() == Result.Code.UNKNOWN) {
            say();
        } else {
            Optional<Runnable> then = atRest;
            atRest = Optional.empty();
            then.ifPresent(Runnable::run);
        }
    }

    private SortedMap<Integer, Integer> urgencies() {
        if (!scanning || updating) {
            return Collections.emptySortedMap();
        }
        SortedMap<Integer, Integer> urgencies = new TreeMap<>();
        for (Antenna antenna : antennas) {
            if (BoardSetup.wirePort(antenna) < ports) {
                urgencies.put(BoardSetup.wirePort(antenna), plan.urgency(antenna.id()));
            }
        }
        return urgencies;
    }
}
