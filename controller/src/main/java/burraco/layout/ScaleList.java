package burraco.layout;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What {@code [[scale]]} says is weighed. */
final class ScaleList {
    private static final List<String> KEYS = List.of("id", "source", "zone", "card");
    private static final double USUAL_CARD = 1.9;
    private static final double LIGHTEST_CARD = 0.5;
    private static final double HEAVIEST_CARD = 20;

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
        String source = sources.of(section);
        double card = section.number("card", LIGHTEST_CARD, HEAVIEST_CARD).orElse(USUAL_CARD);
        if (zone.isPresent()) {
            Section before = weighed.putIfAbsent(zone.get(), section);
            if (before != null) {
                findings.wrong(
                        section.at("zone"),
                        ZoneName.of(zone.get())
                                + " has a scale already, in line "
                                + before.at().line());
            }
            scales.add(new LaidScale(id, zone.get(), source, card));
        }
    }

    /** All of them; to be asked where nothing is wrong. */
    List<LaidScale> scales() {
        return scales;
    }
}
