package burraco.cli.play;

import burraco.cards.Seat;
import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.engine.rules.Code;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.play.BotHand;
import burraco.play.BotRecord;
import burraco.play.Mischief;
import burraco.play.Mischief.Afterwards;
import java.util.List;
import java.util.Optional;

/** {@code ./table play}: lets bots play whole hands from a seed and prints the records. */
public final class PlayCommand {
    /** How many hands in a row may lack an opportunity before the search ends. */
    private static final int PATIENCE = 40_000;

    private final Screen screen;

    public PlayCommand(Screen screen) {
        this.screen = screen;
    }

    public int run(List<String> args) {
        Arguments options = Arguments.parse(CommandName.PLAY, args);
        RuleSet rules = RuleSet.of(Code.parse(options.text("--code")).orElseThrow());
        int hands = options.number("--hands");
        long seed = options.whole("--seed");
        Optional<Case> which = options.value("--mischief").flatMap(Case::parse);
        if (which.isPresent()) {
            Afterwards afterwards =
                    options.has("--play-on") ? Afterwards.PLAYED_ON : Afterwards.CARRIED_OUT;
            return mischief(seed, hands, rules, which.get(), afterwards);
        }
        for (int i = 0; i < hands; i++) {
            print(seed + i, rules, i);
        }
        return ExitStatus.DONE;
    }

    private void print(long seed, RuleSet rules, int index) {
        if (index > 0) {
            screen.out().println();
        }
        BotRecord record = new BotRecord(seed, BotHand.dealt(seed, rules, Seat.SOUTH));
        BotHand.play(seed, rules, record);
        screen.out().print(record.text());
    }

    /** Prints the next hands from this seed on in which the case could be committed. */
    private int mischief(long seed, int hands, RuleSet rules, Case which, Afterwards afterwards) {
        if (!Mischief.start(seed, rules, which).rules().knows(which)) {
            throw noMoment(which, rules);
        }
        int found = 0;
        for (long next = seed; found < hands; next++) {
            if (next - seed > PATIENCE * (found + 1L)) {
                throw noMoment(which, rules);
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
        return ExitStatus.DONE;
    }

    private static CommandRefusal noMoment(Case which, RuleSet rules) {
        return new CommandRefusal("play.no-moment", which, rules.code());
    }
}
