package burraco.layout;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.Area;
import burraco.layout.text.TextPosition;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Checks that the antennas form a complete table: nothing is missing, double or overlapping. */
final class TableCheck {
    /** A smaller overlap, in cm, is a rounding error. */
    private static final double TOLERANCE_CM = 0.01;

    private final List<AntennaEntry> entries;
    private final Findings findings;
    private final TextPosition first;

    /**
     * @param entries one at least
     */
    TableCheck(List<AntennaEntry> entries, Findings findings) {
        this.entries = entries;
        this.findings = findings;
        first = entries.stream().map(AntennaEntry::at).sorted().findFirst().orElseThrow();
    }

    void run() {
        refuseTwice();
        needSeats();
        needPile();
        for (Line line : Line.values()) {
            needSlots(line);
        }
        for (int i = 0; i < entries.size(); i++) {
            for (int j = 0; j < i; j++) {
                refuseOverlap(entries.get(j), entries.get(i));
            }
        }
    }

    private void refuseTwice() {
        Map<Zone, AntennaEntry> taken = new HashMap<>();
        for (AntennaEntry entry : entries) {
            if (entry.zone().isPresent() && !(entry.zone().get() instanceof Zone.Pile)) {
                Zone zone = entry.zone().get();
                AntennaEntry before = taken.putIfAbsent(zone, entry);
                if (before != null) {
                    findings.wrong(
                            entry.section().at("zone"),
                            "read.zone.has-antenna",
                            ZoneName.told(zone),
                            before.at().line());
                }
            }
        }
    }

    // Reports missing antennas, unless an antenna that could not be read may be the missing one.

    private void needSeats() {
        for (Seat seat : Seat.values()) {
            if (lacks(new Zone.OfSeat(seat), ZoneKind.SEAT)) {
                findings.wrong(first, "read.zone.no-seat", seat);
            }
        }
    }

    private boolean lacks(Zone zone, ZoneKind kind) {
        return entries.stream()
                .noneMatch(
                        entry -> entry.zone().map(zone::equals).orElseGet(() -> entry.mayBe(kind)));
    }

    private void needPile() {
        if (entries.stream().noneMatch(entry -> entry.mayBe(ZoneKind.PILE))) {
            findings.wrong(first, "read.zone.no-pile");
        }
    }

    private void needSlots(Line line) {
        Map<Integer, AntennaEntry> slots = new TreeMap<>();
        for (AntennaEntry entry : entries) {
            if (entry.zone().isEmpty() && entry.mayBe(ZoneKind.MELD)) {
                return;
            }
            if (entry.zone().isPresent()
                    && entry.zone().get() instanceof Zone.MeldSlot(Line of, int slot)
                    && of == line) {
                slots.putIfAbsent(slot, entry);
            }
        }
        if (slots.isEmpty()) {
            findings.wrong(first, "read.zone.no-slots", line);
        }
        refuseGap(line, slots);
    }

    private void refuseGap(Line line, Map<Integer, AntennaEntry> slots) {
        int expected = 1;
        for (Map.Entry<Integer, AntennaEntry> slot : slots.entrySet()) {
            if (slot.getKey() != expected) {
                findings.wrong(
                        slot.getValue().section().at("slot"),
                        "read.zone.gap",
                        ZoneName.told(new Zone.MeldSlot(line, expected)));
                return;
            }
            expected++;
        }
    }

    // What lies in the way

    private void refuseOverlap(AntennaEntry one, AntennaEntry other) {
        if (!one.placed() || !other.placed() || one.zone().isEmpty() || other.zone().isEmpty()) {
            return;
        }
        Zone zone = other.zone().get();
        boolean bothPile = zone instanceof Zone.Pile && one.zone().get() instanceof Zone.Pile;
        if (bothPile || zone.equals(one.zone().get())) {
            return;
        }
        Area a = one.antenna().area();
        Area b = other.antenna().area();
        double wide = Math.min(a.right(), b.right()) - Math.max(a.left(), b.left());
        double high = Math.min(a.top(), b.top()) - Math.max(a.bottom(), b.bottom());
        if (wide > TOLERANCE_CM && high > TOLERANCE_CM) {
            String shared = String.format(Locale.ROOT, "%.1f x %.1f cm", wide, high);
            findings.wrong(other.at(), "read.zone.overlap", other.told(), one.told(), shared);
        }
    }
}
