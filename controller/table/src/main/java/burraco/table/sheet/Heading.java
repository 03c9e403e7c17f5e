package burraco.table.sheet;

import burraco.engine.hand.Draft;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Setting;
import burraco.engine.hand.Warning;
import burraco.engine.rules.Parameter;
import burraco.engine.rules.RuleSet;
import burraco.engine.score.MatchLength;
import java.util.ArrayList;
import java.util.List;

/**
 * What stands above the acts of a hand.
 *
 * @param hand number of the hand in the match
 * @param warnings the warnings of the hands before
 */
public record Heading(Setting setting, MatchLength length, int hand, List<Warning> warnings) {
    public Heading {
        warnings = List.copyOf(warnings);
    }

    /** The hand before anything is dealt. */
    Hand start() {
        Draft draft = Draft.fresh(setting);
        warnings.forEach(draft::warn);
        return draft.hand();
    }

    /** The lines of the record before its first act. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        RuleSet rules = setting.rules();
        lines.add(tag("Code", rules.code()));
        for (Parameter parameter : Parameter.values()) {
            String chosen = parameter.chosenIn(rules);
            boolean usual = chosen.equals(parameter.choices().getFirst());
            if (!usual && parameter.belongsTo(rules.code())) {
                lines.add(tag("Rule", parameter + "=" + chosen));
            }
        }
        if (setting.onCall()) {
            lines.add(tag("Notice", "on-call"));
        }
        if (setting.timed()) {
            lines.add(tag("Turn", "on"));
        }
        lines.add(tag("Hands", length));
        lines.add(tag("Hand", hand));
        lines.add(tag("Dealer", setting.dealer()));
        for (Warning warning : warnings) {
            lines.add(
                    "warned "
                            + warning.seat()
                            + warning.which().map(which -> " " + which).orElse(""));
        }
        return lines;
    }

    private static String tag(String name, Object value) {
        return "[" + name + " \"" + value + "\"]";
    }
}
