package burraco.record;

import burraco.cards.Seat;
import burraco.engine.hand.Setting;
import burraco.engine.rules.Code;
import burraco.engine.rules.Parameter;
import burraco.engine.rules.RuleSet;
import burraco.record.Problem.Kind;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Checks the values of the known tags, and builds the setting from them. */
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
                List<String> values = VALUES.getOrDefault(tag.name(), List.of());
                if (!values.isEmpty() && !values.contains(tag.value())) {
                    String expected = String.join(", ", values);
                    throw problem(tag, Kind.TAG_VALUE, tag.name(), tag.value(), expected);
                }
            }
        }
    }

    private static void checkRule(TagLine tag, Code code, Set<String> names) {
        Optional<Parameter> known = Parameter.parse(rule(tag));
        if (known.isEmpty()) {
            throw problem(tag, Kind.TAG_VALUE, "Rule", tag.value(), expectedRules());
        }
        Parameter rule = known.get();
        if (!rule.belongsTo(code)) {
            throw problem(tag, Kind.RULE_OF_OTHER_CODE, rule, code);
        }
        if (!rule.choices().contains(value(tag))) {
            String expected = rule + "=" + String.join("|", rule.choices());
            throw problem(tag, Kind.TAG_VALUE, "Rule", tag.value(), expected);
        }
        if (!names.add("Rule " + rule)) {
            throw problem(tag, Kind.TAG_TWICE, "Rule " + rule);
        }
    }

    private static String expectedRules() {
        return Stream.of(Parameter.values())
                .map(rule -> rule + "=")
                .collect(Collectors.joining(", "));
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
                rules = Parameter.parse(rule(tag)).orElseThrow().in(rules, value(tag));
            }
        }
        Seat dealer = document.tag("Dealer").flatMap(Cursor::seat).orElse(Seat.SOUTH);
        boolean onCall = document.tag("Notice").orElse("at-once").equals("on-call");
        boolean wholeDeck = document.tag("Deck").orElse("full").equals("full");
        boolean timed = document.tag("Turn").orElse("off").equals("on");
        return new Setting(rules, dealer, onCall, wholeDeck, timed);
    }
}
