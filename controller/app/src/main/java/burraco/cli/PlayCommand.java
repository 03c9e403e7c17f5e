package burraco.cli;

import static java.util.stream.Collectors.joining;

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
import java.util.stream.Stream;

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
        options.nothingElse();
        RuleSet rules = RuleSet.of(code(options));
        int hands = options.number("--hands", 1, MOST_HANDS, 1);
        long seed = options.whole("--seed", 1);
        if (options.value("--mischief").isPresent()) {
            Afterwards afterwards =
                    options.has("--play-on") ? Afterwards.PLAYED_ON : Afterwards.CARRIED_OUT;
            return mischief(seed, hands, rules, which(options), afterwards);
        }
        for (int i = 0; i < hands; i++) {
            print(seed + i, rules, i);
        }
        return Main.DONE;
    }

    static Code code(Options options) {
        String said = options.value("--code").orElse(Code.FIBUR_INT_2018.toString());
        String all = Stream.of(Code.values()).map(Code::toString).collect(joining(" or "));
        return Code.parse(said).orElseThrow(() -> Options.wrong("--code", all, said));
    }

    private static Case which(Options options) {
        String said = options.value("--mischief").orElseThrow();
        String all = Mischief.cases().stream().map(Case::id).collect(joining(" "));
        return Case.parse(said)
                .filter(Mischief.cases()::contains)
                .orElseThrow(() -> Options.wrong("--mischief", "one of " + all, said));
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
}
