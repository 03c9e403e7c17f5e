package burraco.tournament.generate;

import burraco.engine.score.Absence;
import burraco.engine.score.MatchLength;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Formula;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Rematch;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;

/** A formula that so many can play, as long as they stay. */
final class RandomFormula {
    private static final int MOST_ROUNDS = 5;
    private static final int LONGEST_CALENDAR = 11;

    private final Random random;
    private final int entries;

    private RandomFormula(Random random, int entries) {
        this.random = random;
        this.entries = entries;
    }

    static Formula of(Random random, int entries) {
        return new RandomFormula(random, entries).formula();
    }

    private Formula formula() {
        int kind = random.nextInt(100);
        FieldKind field =
                kind < 70 || entries < 4
                        ? FieldKind.PAIRS
                        : kind < 85 ? FieldKind.TEAMS : FieldKind.INDIVIDUALS;
        if (kind >= 70 && kind < 75) {
            field = FieldKind.TEAMS;
        }
        List<Stage> stages = new ArrayList<>();
        int count = 1 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            stages.add(stage(field, i == 0));
        }
        int rounds = stages.stream().mapToInt(Stage::rounds).sum();
        return new Formula(
                field,
                length(field),
                stages,
                ties(),
                sessions(rounds),
                rest(),
                random.nextBoolean());
    }

    private MatchLength length(FieldKind field) {
        return field == FieldKind.TEAMS
                ? MatchLength.TEAMS
                : MatchLength.values()[random.nextInt(3)];
    }

    private List<TieBreak> ties() {
        if (random.nextBoolean()) {
            return TieBreak.USUAL;
        }
        List<TieBreak> ties = new ArrayList<>(List.of(TieBreak.values()));
        Collections.shuffle(ties, random);
        return ties.subList(0, random.nextInt(ties.size() + 1));
    }

    private SortedSet<Integer> sessions(int rounds) {
        SortedSet<Integer> ends = new TreeSet<>();
        for (int round = 1; round < rounds; round++) {
            if (random.nextInt(4) == 0) {
                ends.add(round);
            }
        }
        return ends;
    }

    private Optional<Absence.Award> rest() {
        return random.nextInt(8) == 0 ? Optional.of(new Absence.Award(10, 0)) : Optional.empty();
    }

    private Stage stage(FieldKind field, boolean first) {
        Placing[] placings = Placing.values();
        Placing placing = placings[random.nextInt(first ? placings.length - 1 : placings.length)];
        boolean carried = random.nextInt(5) > 0;
        if (field == FieldKind.INDIVIDUALS) {
            boolean whist = entries % 4 == 0 && entries <= 32 && random.nextBoolean();
            return whist
                    ? new Stage(
                            new Movement.Whist(),
                            1 + random.nextInt(Math.min(7, entries - 1)),
                            placing,
                            carried)
                    : new Stage(new Movement.DrawnPartners(), rounds(), placing, carried);
        }
        int kind = random.nextInt(10);
        if (kind < 3) {
            return mitchell(placing, carried);
        }
        return kind < 5 ? calendar(placing, carried) : danese(placing, carried);
    }

    private int rounds() {
        return 1 + random.nextInt(MOST_ROUNDS);
    }

    private Stage danese(Placing placing, boolean carried) {
        Rematch rematch = Rematch.values()[random.nextInt(Rematch.values().length)];
        List<Integer> groups = new ArrayList<>();
        int left = entries / 2;
        while (random.nextBoolean() && left > 1) {
            int tables = 1 + random.nextInt(left - 1);
            groups.add(tables);
            left -= tables;
        }
        if (!groups.isEmpty()) {
            groups.add(left);
        }
        return new Stage(new Movement.Danese(rematch, groups), rounds(), placing, carried);
    }

    private Stage mitchell(Placing placing, boolean carried) {
        int tables = (entries + 1) / 2;
        int rounds = 1 + random.nextInt(Math.min(MOST_ROUNDS, tables));
        List<Integer> shifts = new ArrayList<>(List.of(0));
        for (int shift = 1; shift <= tables + 1; shift++) {
            if (tables / gcd(tables, shift) >= rounds) {
                shifts.add(shift);
            }
        }
        int shift = shifts.get(random.nextInt(shifts.size()));
        return new Stage(new Movement.Mitchell(shift), rounds, placing, carried);
    }

    private static int gcd(int one, int other) {
        return other == 0 ? one : gcd(other, one % other);
    }

    private Stage calendar(Placing placing, boolean carried) {
        for (int groups = 1 + random.nextInt(4); groups >= 1; groups--) {
            int small = entries / groups;
            int large = (entries + groups - 1) / groups;
            int rounds = large - 1 + large % 2;
            boolean alike = small == large || small % 2 == 1;
            if (alike && small >= 2 && rounds <= LONGEST_CALENDAR) {
                return new Stage(new Movement.RoundRobin(groups), rounds, placing, carried);
            }
        }
        return danese(placing, carried);
    }
}
