package burraco.layout;

import burraco.engine.rules.Parameter;
import burraco.hal.Area;
import burraco.layout.toml.Toml;
import java.util.Optional;

/**
 * Writes a layout as {@code table.toml}, including default values. It does not write what the
 * reader would refuse, nor pozzetti that are not in the order of their numbers.
 */
public final class LayoutWriter {
    private final StringBuilder text = new StringBuilder();

    private LayoutWriter() {}

    public static String write(Layout layout) {
        LayoutWriter writer = new LayoutWriter();
        writer.table(layout);
        writer.match(layout.match());
        writer.rules(layout);
        layout.sources().forEach(writer::source);
        layout.antennas().forEach(writer::antenna);
        layout.scales().forEach(writer::scale);
        return writer.text.toString();
    }

    private void table(Layout layout) {
        section("[table]");
        quoted("name", layout.name());
        quoted("code", layout.rules().code());
        quoted("language", layout.language());
        quoted("deck", layout.deck());
    }

    private void match(MatchInfo match) {
        section("[match]");
        plain("hands", match.hands());
        plain("teams", match.teams());
        quoted("round", RoundTime.write(match.round()));
        plain("turn", match.turnTimes());
        quoted("notice", match.onCall() ? "on-call" : "at-once");
    }

    private void rules(Layout layout) {
        section("[rules]");
        for (Parameter parameter : Parameter.values()) {
            if (parameter.belongsTo(layout.rules().code())) {
                quoted(parameter.toString(), parameter.chosenIn(layout.rules()));
            }
        }
    }

    private void source(SourceInfo source) {
        section("[[source]]");
        quoted("id", source.id());
        quoted("kind", source.kind());
        source.port().ifPresent(port -> quoted("port", port));
        source.baud().ifPresent(baud -> plain("baud", baud));
        source.profile().ifPresent(profile -> quoted("profile", profile));
    }

    private void antenna(LaidAntenna laid) {
        section("[[antenna]]");
        plain("id", laid.id());
        quoted("source", laid.source());
        plain("port", laid.antenna().port());
        zone(laid.zone());
        Area area = laid.antenna().area();
        plain("x", area.x());
        plain("y", area.y());
        plain("w", area.w());
        plain("h", area.h());
        plain("stack", laid.antenna().stack());
    }

    private void scale(LaidScale scale) {
        section("[[scale]]");
        plain("id", scale.id());
        quoted("source", scale.source());
        plain("port", scale.port());
        zone(scale.zone());
        plain("card", scale.card());
    }

    private void zone(Zone zone) {
        quoted("zone", ZoneKind.of(zone));
        switch (zone) {
            case Zone.Stock _, Zone.Pozzetto _ -> {}
            case Zone.Pile(Optional<?> towards) -> towards.ifPresent(seat -> quoted("seat", seat));
            case Zone.OfSeat seat -> quoted("seat", seat.seat());
            case Zone.MeldSlot slot -> {
                quoted("line", slot.line());
                plain("slot", slot.slot());
            }
        }
    }

    private void section(String title) {
        text.append(text.isEmpty() ? "" : "\n").append(title).append('\n');
    }

    private void quoted(String key, Object value) {
        plain(key, Toml.quoted(value.toString()));
    }

    private void plain(String key, Object value) {
        text.append(key).append(" = ").append(value).append('\n');
    }
}
