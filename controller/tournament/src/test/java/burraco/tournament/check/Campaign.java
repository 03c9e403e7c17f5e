package burraco.tournament.check;

import burraco.tournament.generate.Knobs;
import burraco.tournament.generate.RandomTournament;
import burraco.tournament.generate.RandomTournament.Watcher;
import java.util.function.Function;
import java.util.function.LongFunction;

/**
 * Many random tournaments. {@code -Dtournament.rounds=N} plays until N rounds are posted, {@code
 * -Dtournament.seed=N} begins with another seed; the seed of a fault is in its message.
 */
final class Campaign {
    private static final long SEED = Long.getLong("tournament.seed", 1);
    private static final long ROUNDS = Long.getLong("tournament.rounds", 0);

    private Campaign() {}

    /**
     * @param few how many are played if the number of rounds is not given
     * @param watcher a new one for each tournament
     */
    static void over(int few, LongFunction<Knobs> knobs, Function<Knobs, Watcher> watcher) {
        long rounds = 0;
        int played = 0;
        for (long seed = SEED; ROUNDS > 0 ? rounds < ROUNDS : played < few; seed++) {
            Knobs drawn = knobs.apply(seed);
            rounds += RandomTournament.play(drawn, watcher.apply(drawn)).now().rounds().size();
            played++;
        }
        if (ROUNDS > 0) {
            System.out.println(played + " tournaments, " + rounds + " rounds from seed " + SEED);
        }
    }
}
