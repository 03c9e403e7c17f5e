package burraco.cli;

import burraco.cards.Seat;
import burraco.engine.rules.Code;
import burraco.engine.rules.RuleSet;
import burraco.play.BotHand;
import burraco.play.BotRecord;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code ./table play}: bots play whole hands from a seed, written as records. */
final class PlayCommand {
    private static final int MOST_HANDS = 100_000;

    private final Screen screen;

    PlayCommand(Screen screen) {
        this.screen = screen;
    }

    int run(List<String> args) {
        Options options = Options.parse(args, Set.of(), Set.of("--hands", "--seed", "--code"));
        Optional<Code> code = Code.parse(options.value("--code").orElse("FIBUR-INT-2018"));
        if (options.problem().isPresent() || !options.rest().isEmpty() || code.isEmpty()) {
            return usage();
        }
        try {
            int hands = Integer.parseInt(options.value("--hands").orElse("1"));
            long seed = Long.parseLong(options.value("--seed").orElse("1"));
            if (hands < 1 || hands > MOST_HANDS) {
                return usage();
            }
            for (int i = 0; i < hands; i++) {
                print(seed + i, RuleSet.of(code.get()), i);
            }
            return Main.DONE;
        } catch (NumberFormatException notANumber) {
            return usage();
        }
    }

    private void print(long seed, RuleSet rules, int index) {
        if (index > 0) {
            screen.out().println();
        }
        BotRecord record = new BotRecord(seed, BotHand.dealt(seed, rules, Seat.SOUTH));
        BotHand.play(seed, rules, record);
        screen.out().print(record.text());
    }

    private int usage() {
        return Main.refuse(
                screen,
                "table play: expected [--hands 1…100000] [--seed N]"
                        + " [--code FIBUR-INT-2018|FITAB-ITA-2026]");
    }
}
