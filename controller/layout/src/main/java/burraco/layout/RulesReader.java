package burraco.layout;

import burraco.engine.rules.Code;
import burraco.engine.rules.Parameter;
import burraco.engine.rules.RuleSet;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the rule set: the code named in {@code [table]} with the options of {@code [rules]}. */
final class RulesReader {
    private RulesReader() {}

    static RuleSet read(Section table, Section rules) {
        Optional<String> written =
                table.oneOf("code", Stream.of(Code.values()).map(Code::toString).toList());
        Code code = written.flatMap(Code::parse).orElse(Code.FIBUR_INT_2018);
        boolean sure = written.isPresent() || !table.has("code");
        rules.knows(Stream.of(Parameter.values()).map(Parameter::toString).toList());
        RuleSet set = RuleSet.of(code);
        for (Parameter parameter : Parameter.values()) {
            String key = parameter.toString();
            Optional<String> choice = rules.oneOf(key, parameter.choices());
            if (choice.isPresent() && parameter.belongsTo(code)) {
                set = parameter.in(set, choice.get());
            } else if (sure && !parameter.belongsTo(code)) {
                rules.refuse(key, "read.no-choice", code);
            }
        }
        return set;
    }
}
