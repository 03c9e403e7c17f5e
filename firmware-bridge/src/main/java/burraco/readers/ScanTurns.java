package burraco.readers;

import burraco.hal.Antenna;
import burraco.hal.ScanOrder;
import burraco.hal.ScanPlan;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Decides which antenna is scanned next. A plan may be set from any thread, without waiting. */
public final class ScanTurns {
    private final List<Antenna> antennas;
    private final ScanOrder order;
    private volatile ScanPlan wanted = ScanPlan.EVEN;
    private ScanPlan followed = wanted;

    /**
     * @throws IllegalArgumentException if two antennas have one number or one port
     */
    public ScanTurns(List<Antenna> antennas) {
        this.antennas = List.copyOf(antennas);
        order = new ScanOrder(antennas);
        Set<Integer> ids = new HashSet<>();
        Set<Integer> ports = new HashSet<>();
        for (Antenna antenna : antennas) {
            if (!ids.add(antenna.id()) || !ports.add(antenna.port())) {
                throw new IllegalArgumentException("there twice: " + antenna);
            }
        }
    }

    public List<Antenna> antennas() {
        return antennas;
    }

    /**
     * @throws IllegalArgumentException if the plan names an unknown antenna
     */
    public void scan(ScanPlan plan) {
        for (int named : plan.urgencies().keySet()) {
            if (antennas.stream().noneMatch(antenna -> antenna.id() == named)) {
                throw new IllegalArgumentException("no antenna " + named + " here");
            }
        }
        wanted = plan;
    }

    /** The antenna to scan now; empty if the plan has none. */
    public Optional<Antenna> next() {
        ScanPlan plan = wanted;
        if (!plan.equals(followed)) {
            order.follow(plan);
            followed = plan;
        }
        int next = order.next();
        return next < 0 ? Optional.empty() : Optional.of(antennas.get(next));
    }
}
