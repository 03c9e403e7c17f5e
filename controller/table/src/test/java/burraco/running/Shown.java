package burraco.running;

import burraco.table.Effect;
import burraco.words.Language;
import burraco.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a running table showed of its acts, read from its log, and what it should have shown. */
final class Shown {
    private static final String SAYS = "INFO  ";

    /** The text before an act that is withdrawn, in the language of the reference table. */
    private static final String WITHDRAWN = Words.in(Language.IT).picture("news.withdrawn", "");

    /** Acts are written as in a record, everything else in sentences. */
    private static final Pattern ACT =
            Pattern.compile(
                    "(not: )?([NESW]|deal|turnup|timeout|end|gap|notice|doubt|redeal|arbiter|waive)( .*)?");

    /** So the table says that nothing is written down. */
    static final String NOT_SECURED = "Il disco non scrive";

    private Shown() {}

    /** The lines about acts. */
    static List<String> acts(List<String> said) {
        return said.stream()
                .filter(line -> line.startsWith(SAYS))
                .map(line -> line.substring(SAYS.length()))
                .map(line -> line.replaceFirst("^" + Pattern.quote(WITHDRAWN), "not: "))
                .filter(line -> ACT.matcher(line).matches())
                .toList();
    }

    /** The same, as long as the table said that it was written down. */
    static List<String> securedActs(List<String> said) {
        return acts(said.stream().takeWhile(line -> !line.contains(NOT_SECURED)).toList());
    }

    /** What is shown of an effect, if it is about an act. */
    static Optional<String> of(Effect effect) {
        return switch (effect) {
            case Effect.Decided(var act) -> Optional.of(act.plain());
            case Effect.Withdrawn(var act, _, _) -> Optional.of("not: " + act.plain());
            case Effect _ -> Optional.empty();
        };
    }
}
