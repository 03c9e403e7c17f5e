package burraco.record;

import burraco.cards.Seat;
import burraco.engine.hand.Setting;
import burraco.engine.rules.Code;
import burraco.engine.rules.PenaltyOrder;
import burraco.engine.rules.PilePlace;
import burraco.engine.rules.RuleSet;
import burraco.engine.rules.TimeOutReading;
import burraco.record.Problem.Kind;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the known tags may say, and the setting that they make up. */
final class Tags {
    private static final Map<String, List<String>> VALUES =
            Map.of(
                    "Format", List.of("1"),
                    "Code", List.of("FIBUR-INT-2018", "FITAB-ITA-2026"),
                    "Notice", List.of("at-once", "on-call"),
                    "Turn", List.of("on", "off"),
                    "Hands", List.of("2", "3", "4", "teams"),
                    "Dealer", List.of("N", "E", "S", "W"),
                    "Deck", List.of("full", "as-is"));

    private static final Map<String, List<String>> RULES =
            Map.of(
                    "time-out", List.of("after-partner", "lap"),
                    "art6", List.of("2026", "old"),
                    "royal", List.of("off", "on"),
                    "penalty-order", List.of("points", "rank"));

    private static final Set<String> RULES_OF_FITAB = Set.of("art6", "royal");

    private Tags() {}

    static void check(HandRecord document) {
        Code code = code(document);
        Set<String> names = new HashSet<>();
        for (TagLine tag : document.tags()) {
            if (tag.name().equals("Rule")) {
                checkRule(tag, code, names);
            } else {
                if (!names.add(tag.name())) {
                    throw problem(tag, Kind.TAG_TWICE, tag.name());
                }
                List<String> values = VALUES.get(tag.name());
                if (values != null && !values.contains(tag.value())) {
                    String expected = String.join(", ", values);
                    throw problem(tag, Kind.TAG_VALUE, tag.name(), tag.value(), expected);
                }
            }
        }
    }

    private static void checkRule(TagLine tag, Code code, Set<String> names) {
        String name = rule(tag);
        List<String> values = RULES.get(name);
        if (values == null) {
            throw problem(tag, Kind.TAG_VALUE, "Rule", tag.value(), expectedRules());
        }
        if (RULES_OF_FITAB.contains(name) && code != Code.FITAB_ITA_2026) {
            throw problem(tag, Kind.RULE_OF_OTHER_CODE, name, code);
        }
        if (!tag.value().startsWith(name + "=") || !values.contains(value(tag))) {
            String expected = name + "=" + String.join("|", values);
            throw problem(tag, Kind.TAG_VALUE, "Rule", tag.value(), expected);
        }
        if (!names.add("Rule " + name)) {
            throw problem(tag, Kind.TAG_TWICE, "Rule " + name);
        }
    }

    private static String expectedRules() {
        return "time-out=, art6=, royal=, penalty-order=";
    }

    private static Malformed problem(TagLine tag, Kind kind, Object... details) {
        return new Malformed(tag.number(), tag.column(), kind, details);
    }

    private static String rule(TagLine tag) {
        return tag.value().split("=", 2)[0];
    }

    private static String value(TagLine tag) {
        String[] parts = tag.value().split("=", 2);
        return parts.length == 2 ? parts[1] : "";
    }

    private static Code code(HandRecord document) {
        return document.tag("Code").flatMap(Code::parse).orElse(Code.FIBUR_INT_2018);
    }

    static Setting setting(HandRecord document) {
        RuleSet rules = RuleSet.of(code(document));
        for (TagLine tag : document.tags()) {
            if (tag.name().equals("Rule")) {
                rules = with(rules, rule(tag), value(tag));
            }
        }
        Seat dealer = document.tag("Dealer").flatMap(Cursor::seat).orElse(Seat.SOUTH);
        boolean onCall = document.tag("Notice").orElse("at-once").equals("on-call");
        boolean wholeDeck = document.tag("Deck").orElse("full").equals("full");
        boolean timed = document.tag("Turn").orElse("off").equals("on");
        return new Setting(rules, dealer, onCall, wholeDeck, timed);
    }

    private static RuleSet with(RuleSet rules, String name, String value) {
        return switch (name) {
            case "time-out" ->
                    rules.with(
                            value.equals("lap")
                                    ? TimeOutReading.LAP
                                    : TimeOutReading.AFTER_PARTNER);
            case "art6" -> rules.with(value.equals("old") ? PilePlace.IF_MISLED : PilePlace.STRICT);
            case "royal" -> rules.withRoyal(value.equals("on"));
            case "penalty-order" ->
                    rules.with(value.equals("rank") ? PenaltyOrder.RANK : PenaltyOrder.POINTS);
            default -> throw new IllegalArgumentException(name);
        };
    }
}
