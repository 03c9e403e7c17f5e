package burraco.cli;

import burraco.cards.Seat;
import burraco.engine.rules.Code;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.play.BotHand;
import burraco.play.BotRecord;
import burraco.play.Mischief;
import burraco.play.Mischief.Afterwards;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** {@code ./table play}: bots play whole hands from a seed, written as records. */
final class PlayCommand {
    private static final int MOST_HANDS = 100_000;

    /** Hands without a fitting moment after which one is not to be expected. */
    private static final int PATIENCE = 40_000;

    private final Screen screen;

    PlayCommand(Screen screen) {
        this.screen = screen;
    }

    int run(List<String> args) {
        Options options =
                Options.parse(
                        args,
                        Set.of("--play-on"),
                        Set.of("--hands", "--seed", "--code", "--mischief"));
        Optional<Code> code = Code.parse(options.value("--code").orElse("FIBUR-INT-2018"));
        if (options.problem().isPresent() || !options.rest().isEmpty() || code.isEmpty()) {
            return usage();
        }
        Optional<Case> mischief = options.value("--mischief").flatMap(Case::parse);
        boolean unknown = mischief.isEmpty() || !Mischief.cases().contains(mischief.get());
        if (options.value("--mischief").isPresent() && unknown) {
            return Main.refuse(
                    screen,
                    "table play: --mischief is one of "
                            + Mischief.cases().stream()
                                    .map(Case::id)
                                    .collect(Collectors.joining(" ")));
        }
        try {
            int hands = Integer.parseInt(options.value("--hands").orElse("1"));
            long seed = Long.parseLong(options.value("--seed").orElse("1"));
            if (hands < 1 || hands > MOST_HANDS) {
                return usage();
            }
            RuleSet rules = RuleSet.of(code.get());
            if (mischief.isPresent()) {
                Afterwards afterwards =
                        options.has("--play-on") ? Afterwards.PLAYED_ON : Afterwards.CARRIED_OUT;
                return mischief(seed, hands, rules, mischief.get(), afterwards);
            }
            for (int i = 0; i < hands; i++) {
                print(seed + i, rules, i);
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

    /** The next hands from this seed on in which there is a moment for it. */
    private int mischief(long seed, int hands, RuleSet rules, Case which, Afterwards afterwards) {
        int found = 0;
        for (long next = seed; found < hands; next++) {
            if (next - seed > PATIENCE * (found + 1L)) {
                return Main.refuse(
                        screen, "table play: no moment for " + which + " under " + rules.code());
            }
            BotRecord record = new BotRecord(next, Mischief.start(next, rules, which));
            Optional<Mischief.Committed> hand =
                    Mischief.play(next, rules, which, afterwards, record);
            if (hand.isPresent()) {
                if (found++ > 0) {
                    screen.out().println();
                }
                record.remark(
                        "mischief: "
                                + which
                                + hand.get().seat().map(seat -> " by " + seat).orElse("")
                                + ", act "
                                + hand.get().committed());
                screen.out().print(record.text());
            }
        }
        return Main.DONE;
    }

    private int usage() {
        return Main.refuse(
                screen,
                "table play: expected [--hands 1…100000] [--seed N]"
                        + " [--mischief CASE [--play-on]]"
                        + " [--code FIBUR-INT-2018|FITAB-ITA-2026]");
    }
}
