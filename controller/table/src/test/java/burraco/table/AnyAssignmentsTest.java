package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.hand.Phase;
import burraco.hal.virtual.Chance;
import burraco.layout.MatchInfo;
import burraco.table.input.Command;
import burraco.table.state.MatchSheet;
import burraco.testing.Assigned;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Whatever a hall assigns, and whenever: what holds for a match holds. */
class AnyAssignmentsTest {
    private static final long SEED = Long.getLong("table.seed", 43);
    private static final int HALLS = Integer.getInteger("table.halls", 40);
    private static final int STEPS = 150;

    private final Map<Integer, String> begun = new HashMap<>();
    private int announced;
    private int applied;
    private int kept;

    @Test
    void aMatchIsOfOneRound() {
        for (int hall = 0; hall < HALLS; hall++) {
            begun.clear();
            announced = 0;
            play(SEED + hall);
        }
        System.out.printf(
                "%d halls from seed %d: %d matches of a round, %d kept their own%n",
                HALLS, SEED, applied, kept);
        assertTrue(applied > HALLS && kept > HALLS);
    }

    private void play(long seed) {
        Chance chance = new Chance(seed);
        TestTable table =
                new TestTable(new MatchInfo(3, false, Duration.ofMinutes(12), false, false));
        for (int step = 0; step < STEPS; step++) {
            String which = "seed " + seed + ", step " + step;
            int match = table.state().match().number();
            boolean hadBegun = hasBegun(table);
            table.quietly();
            act(table, chance, step);
            isOfOneRound(table, which);
            boolean isAnother = table.state().match().number() > match;
            if (isAnother || !hadBegun && isAssigned(table) && isDifferent(table)) {
                announced = 0;
            }
            isAnnouncedOnce(table, which);
        }
    }

    private static void act(TestTable table, Chance chance, int step) {
        switch (chance.below(8)) {
            case 0, 1, 2 ->
                    table.arbiter(
                            Assigned.any(chance, step - chance.below(4), table.now()).order());
            case 3, 4 -> play(table);
            case 5 -> {
                if (table.state().hand().phase() == Phase.DRAW) {
                    table.arbiter(new Command.End("")).gathered();
                }
            }
            case 6 ->
                    table.arbiter(
                            chance.below(3) == 0 ? new Command.Pause() : new Command.Resume());
            default -> table.passed(Duration.ofSeconds(chance.below(400)));
        }
    }

    private static void play(TestTable table) {
        if (table.state().hand().phase() == Phase.DEAL && table.state().hand().acts().isEmpty()) {
            table.deal();
        }
    }

    private static boolean hasBegun(TestTable table) {
        return !table.state().match().played().isEmpty()
                || table.state().hand().phase() != Phase.DEAL;
    }

    /** Before the first card of a match its round may be exchanged or its end moved. */
    private static boolean isDifferent(TestTable table) {
        return table.state().clocks().roundLeft() > 0 || roundsOver(table) > 0;
    }

    private static int roundsOver(TestTable table) {
        return (int) table.told().stream().filter(Effect.RoundOver.class::isInstance).count();
    }

    private static boolean isAssigned(TestTable table) {
        return table.told().stream().anyMatch(Effect.Assigned.class::isInstance);
    }

    private void isOfOneRound(TestTable table, String which) {
        MatchSheet match = table.state().match();
        isOfOneRound(match, which);
        table.state().before().ifPresent(over -> isOfOneRound(over, which));
        String round = match.event().round();
        if (hasBegun(table)) {
            String known = begun.putIfAbsent(match.number(), round);
            applied += known == null && !round.isEmpty() ? 1 : 0;
            assertEquals(known == null ? round : known, round, which);
            kept += isOther(table, round) ? 1 : 0;
        }
        List<String> rounds =
                begun.entrySet().stream()
                        .filter(one -> !one.getValue().isEmpty())
                        .map(Map.Entry::getValue)
                        .toList();
        assertEquals(Set.copyOf(rounds).size(), rounds.size(), which);
    }

    private void isAnnouncedOnce(TestTable table, String which) {
        announced += roundsOver(table);
        boolean isOver =
                table.state().clocks().roundLeft() == 0 && !table.state().clocks().paused();
        assertTrue(announced <= 1 && (announced == 1 || !isOver), () -> which + ": " + announced);
    }

    private static boolean isOther(TestTable table, String round) {
        return table.state()
                .assignment()
                .filter(one -> !one.round().isEmpty() && !one.round().equals(round))
                .isPresent();
    }

    private static void isOfOneRound(MatchSheet match, String which) {
        Set<String> rounds =
                match.names().values().stream()
                        .map(name -> name.split(" ")[0])
                        .collect(Collectors.toSet());
        assertTrue(rounds.size() <= 1, () -> which + ": " + match.names());
        String round = match.event().round();
        assertTrue(
                round.isEmpty() || rounds.isEmpty() || rounds.equals(Set.of(round)),
                () -> which + ": " + round + " " + match.names());
    }
}
