package burraco.layout;

import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.layout.toml.Toml;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the {@code [[antenna]]} sections. */
final class AntennaList {
    private static final List<String> KEYS =
            List.of(
                    "id", "source", "port", "zone", "x", "y", "w", "h", "seat", "line", "slot",
                    "stack");

    private static final int MOST_CARDS = 108;
    private static final int MOST_PORTS = 9999;
    private static final int USUAL_STACK = 2;

    /** The largest distance from the middle, in cm: no card table is larger. */
    private static final double MAX_DISTANCE_CM = 200;

    private static final double MIN_SIZE_CM = 1;

    private final SourceList sources;
    private final Findings findings;
    private final ZoneReader zones;
    private final List<AntennaEntry> entries = new ArrayList<>();
    private int inPile;

    AntennaList(Sections file, SourceList sources, Findings findings) {
        this.sources = sources;
        this.findings = findings;
        zones = new ZoneReader(findings);
        if (!file.has("antenna")) {
            findings.wrong(findings.end(), "read.antenna.none");
        }
        List<Section> sections = file.listed("antenna");
        Ids ids = new Ids(sections);
        ids.inOrder(sections).forEach(section -> read(section, ids.of(section).orElse(0)));
        refusePortsTwice();
        if (!entries.isEmpty()) {
            new TableCheck(entries, findings).run();
        }
    }

    private void read(Section section, int id) {
        section.knows(KEYS);
        Optional<Zone> zone = zones.heard(section);
        String source = sources.ofAntenna(section);
        int port = section.whole("port", 0, MOST_PORTS).orElse(id);
        int stack = section.whole("stack", 1, MOST_CARDS).orElse(USUAL_STACK);
        int before = findings.count();
        Area area = area(section, zone.map(this::usual).orElseGet(UsualPlaces::stock));
        boolean placed = findings.count() == before;
        Antenna antenna = new Antenna(id, port, area, stack);
        entries.add(new AntennaEntry(section, zone, antenna, placed, source));
    }

    private static Area area(Section section, Area usual) {
        return new Area(
                section.number("x", -MAX_DISTANCE_CM, MAX_DISTANCE_CM).orElse(usual.x()),
                section.number("y", -MAX_DISTANCE_CM, MAX_DISTANCE_CM).orElse(usual.y()),
                section.number("w", MIN_SIZE_CM, MAX_DISTANCE_CM).orElse(usual.w()),
                section.number("h", MIN_SIZE_CM, MAX_DISTANCE_CM).orElse(usual.h()));
    }

    private Area usual(Zone zone) {
        return switch (zone) {
            case Zone.Stock _ -> UsualPlaces.stock();
            case Zone.Pile _ -> UsualPlaces.pile(++inPile);
            case Zone.Pozzetto pozzetto -> UsualPlaces.pozzetto(pozzetto.number());
            case Zone.OfSeat seat -> UsualPlaces.seat(seat.seat());
            case Zone.MeldSlot slot -> UsualPlaces.slot(slot.line(), slot.slot());
        };
    }

    private void refusePortsTwice() {
        Map<String, AntennaEntry> ports = new HashMap<>();
        for (AntennaEntry entry : entries) {
            boolean known = entry.antenna().id() != 0 || entry.section().has("port");
            int port = entry.antenna().port();
            if (known && !entry.source().isEmpty()) {
                AntennaEntry first = ports.putIfAbsent(port + " " + entry.source(), entry);
                if (first != null) {
                    String key = entry.section().has("port") ? "port" : "id";
                    findings.wrong(
                            entry.section().at(key),
                            "read.port.taken",
                            port,
                            Toml.quoted(entry.source()),
                            first.told());
                }
            }
        }
    }

    /** All of them. Call it only if no problem was found. */
    List<LaidAntenna> antennas() {
        return entries.stream().map(AntennaEntry::laid).toList();
    }
}
