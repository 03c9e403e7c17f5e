package burraco.layout;

import burraco.layout.toml.Toml;
import burraco.text.Sentence;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the {@code [[scale]]} sections. */
final class ScaleList {
    private static final List<String> KEYS = List.of("id", "source", "port", "zone", "card");
    private static final int LAST_PORT = 9_999;
    private static final double USUAL_CARD_GRAMS = 1.9;
    private static final double LIGHTEST_CARD_GRAMS = 0.5;
    private static final double HEAVIEST_CARD_GRAMS = 20;

    private final SourceList sources;
    private final Findings findings;
    private final ZoneReader zones;
    private final List<LaidScale> scales = new ArrayList<>();
    private final Map<Zone, Section> weighed = new HashMap<>();

    ScaleList(Sections file, SourceList sources, Findings findings) {
        this.sources = sources;
        this.findings = findings;
        zones = new ZoneReader(findings);
        List<Section> sections = file.listed("scale");
        Ids ids = new Ids(sections);
        ids.inOrder(sections).forEach(section -> read(section, ids.of(section).orElse(0)));
    }

    private void read(Section section, int id) {
        section.knows(KEYS);
        Optional<Zone> zone = zones.weighed(section);
        String source = sources.ofScale(section);
        int port = section.whole("port", 1, LAST_PORT).orElse(id);
        double card =
                section.number("card", LIGHTEST_CARD_GRAMS, HEAVIEST_CARD_GRAMS)
                        .orElse(USUAL_CARD_GRAMS);
        if (zone.isPresent()) {
            Section before = weighed.putIfAbsent(zone.get(), section);
            if (before != null) {
                findings.wrong(
                        section.at("zone"),
                        "read.zone.has-scale",
                        ZoneName.told(zone.get()),
                        before.at().line());
            }
            scales.stream()
                    .filter(one -> one.source().equals(source) && one.port() == port)
                    .findFirst()
                    .ifPresent(one ->
                            findings.wrong(
                                    section.at("port"),
                                    "read.port.taken",
                                    port,
                                    Toml.quoted(source),
                                    new Sentence("read.scale", one.id())));
            scales.add(new LaidScale(id, zone.get(), source, port, card));
        }
    }

    /** All of them. Call it only if no problem was found. */
    List<LaidScale> scales() {
        return scales;
    }
}
