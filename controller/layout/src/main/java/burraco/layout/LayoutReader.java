package burraco.layout;

import burraco.engine.rules.RuleSet;
import burraco.layout.text.TextPosition;
import burraco.layout.text.Utf8;
import burraco.layout.toml.BadToml;
import burraco.layout.toml.Toml;
import burraco.layout.toml.TomlValue;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Reads a {@code table.toml}. The result is a layout or the list of all problems, for any bytes.
 */
public final class LayoutReader {
    private static final List<String> KEYS = List.of("name", "code", "language", "deck");

    private final Sections file;
    private final Findings findings;

    private LayoutReader(TomlValue.Table root, TextPosition end) {
        findings = new Findings(end);
        file = new Sections(root, findings);
    }

    public static LayoutResult read(String text) {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }

    public static LayoutResult read(byte[] bytes) {
        try {
            TomlValue.Table root = Toml.read(bytes);
            return new LayoutReader(root, TextPosition.endOf(Utf8.text(bytes))).read();
        } catch (BadToml bad) {
            return new LayoutResult.Refused(List.of(LayoutProblem.at(bad.at(), bad.what())));
        }
    }

    private LayoutResult read() {
        Section table = file.single("table");
        table.knows(KEYS);
        String name = table.text("name").orElse("1");
        RuleSet rules = RulesReader.read(table, file.single("rules"));
        String language = table.oneOf("language", List.of("it", "en")).orElse("it");
        String deck = table.text("deck").orElse("deck.csv");
        MatchInfo match = MatchReader.read(file.single("match"));
        SourceList sources = new SourceList(file, findings);
        AntennaList antennas = new AntennaList(file, sources, findings);
        ScaleList scales = new ScaleList(file, sources, findings);
        if (findings.count() > 0) {
            return new LayoutResult.Refused(findings.problems());
        }
        Layout layout =
                new Layout(
                        name,
                        rules,
                        language,
                        deck,
                        match,
                        sources.sources(),
                        antennas.antennas(),
                        scales.scales());
        noteBlindSpots(layout);
        return new LayoutResult.Read(layout, findings.notes());
    }

    private void noteBlindSpots(Layout layout) {
        for (Zone zone : List.of(new Zone.Stock(), new Zone.Pozzetto(1), new Zone.Pozzetto(2))) {
            if (layout.antenna(zone).isEmpty() && layout.scale(zone).isEmpty()) {
                findings.note(findings.end(), "read.zone.blind", ZoneName.told(zone));
            }
        }
        for (SourceInfo source : layout.sources()) {
            if (!source.isPi()
                    && layout.antennas().stream().noneMatch(one -> one.source().equals(source.id()))
                    && layout.scales().stream()
                            .noneMatch(one -> one.source().equals(source.id()))) {
                findings.note(findings.end(), "read.source.idle", Toml.quoted(source.id()));
            }
        }
    }
}
