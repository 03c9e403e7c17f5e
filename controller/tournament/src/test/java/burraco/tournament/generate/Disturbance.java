package burraco.tournament.generate;

import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Change.Ground;
import burraco.tournament.draft.Drafted;
import burraco.tournament.draft.Drafter;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Leaving;
import burraco.tournament.field.Participant;
import burraco.tournament.field.Penalty;
import burraco.tournament.field.Warned;
import burraco.tournament.round.Edit;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.round.Round;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** What happens beside the matches, and is sometimes refused. */
final class Disturbance {
    private static final String BY = "Anna";
    private static final String WHY = "by chance";

    private final RandomTournament tournament;
    private final Knobs knobs;
    private final Random random;

    Disturbance(RandomTournament tournament, Knobs knobs, Random random) {
        this.tournament = tournament;
        this.knobs = knobs;
        this.random = random;
    }

    /** Between two rounds. */
    void before() {
        comeAndGo(now().next());
        if (tournament.chance(knobs.wrong())) {
            correct();
        }
        if (tournament.chance(knobs.swaps())) {
            edit();
        }
        if (tournament.chance(knobs.wrong())) {
            correct();
        }
        if (tournament.chance(knobs.wrong()) && tournament.chance(40)) {
            amend();
            penalize();
        }
    }

    /** A name is spelt in another way, or is another one. */
    void amend() {
        Contestant was = now().field().get(anybody()).contestant();
        List<String> players = new ArrayList<>(was.players());
        String name = players.getFirst();
        players.set(0, random.nextBoolean() ? name.toUpperCase(Locale.ROOT) + "x" : "Other" + name);
        tournament.tries(
                new Change.Amend(
                        new Contestant(
                                was.number(), was.name(), players, was.club(), was.table())));
    }

    /** After the last round. */
    void after() {
        for (int i = 0; i < 4 && knobs.wrong() > 0; i++) {
            correct();
        }
    }

    void comeAndGo(int round) {
        while (tournament.chance(Math.min(90, knobs.leaving()))) {
            Leaving why = Leaving.values()[random.nextInt(Leaving.values().length)];
            tournament.tries(new Change.Leave(anybody(), round, why, BY, WHY));
            if (random.nextInt(4) == 0) {
                break;
            }
        }
        while (tournament.chance(Math.min(90, knobs.leaving()))) {
            List<Integer> away =
                    now().field().all().stream()
                            .filter(one -> one.awayIn(round).isPresent())
                            .map(Participant::number)
                            .toList();
            if (away.isEmpty()) {
                break;
            }
            tournament.tries(new Change.Return(away.get(random.nextInt(away.size())), round));
        }
        if (tournament.chance(knobs.arriving())) {
            tournament.tries(new Change.Admit(tournament.newcomer(), random.nextBoolean()));
        }
        if (tournament.chance(knobs.arriving())) {
            int number = anybody();
            String out = now().field().get(number).contestant().players().getFirst();
            tournament.tries(new Change.Substitute(number, out, "S" + random.nextInt(1000), BY));
        }
    }

    private Tournament now() {
        return tournament.now();
    }

    private int anybody() {
        List<Participant> all = now().field().all();
        return all.get(random.nextInt(all.size())).number();
    }

    private void edit() {
        if (!tournament.tries(new Change.Draft())) {
            return;
        }
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            if (Drafter.next(now()) instanceof Drafted.Made made) {
                List<Integer> all = made.seating().numbers().toList();
                if (all.size() < 2) {
                    return;
                }
                int one = all.get(random.nextInt(all.size()));
                int other = all.get(random.nextInt(all.size()));
                tournament.tries(new Change.EditDraft(edit(one, other)));
            }
        }
        tournament.tries(new Change.Check(BY));
    }

    private Edit edit(int one, int other) {
        int table = 1 + random.nextInt(4);
        return switch (random.nextInt(8)) {
            case 0, 1 -> new Edit.SwapTables(table, 1 + random.nextInt(4), BY, WHY);
            case 2 -> new Edit.Move(one, table, random.nextBoolean(), BY, WHY);
            case 3 -> new Edit.Pin(one, table, BY, WHY);
            default -> new Edit.Swap(one, other, BY, WHY);
        };
    }

    /** Seats are posted and taken back, and somebody comes or goes meanwhile. */
    void unpost() {
        int round = now().rounds().size();
        if (tournament.chance(50)) {
            comeAndGo(round + 1);
        }
        tournament.tries(new Change.Unpost(round, BY, WHY));
    }

    private void penalize() {
        int round = now().rounds().size();
        int number = anybody();
        tournament.tries(new Change.Warn(new Warned(number, round, BY, WHY)));
        tournament.tries(new Change.Penalize(new Penalty(number, round, -1, -105, BY, WHY)));
    }

    /** Any table of any round, on any ground. */
    void correct() {
        if (now().rounds().isEmpty()) {
            return;
        }
        Round round = now().rounds().get(random.nextInt(now().rounds().size()));
        if (round.slips().isEmpty()) {
            return;
        }
        int at = random.nextInt(round.slips().size());
        MeetingResult other =
                round.slip(at).result().orElse(null) instanceof Played played
                                && random.nextBoolean()
                        ? played.swapped()
                        : played();
        Ground ground = Ground.values()[random.nextInt(Ground.values().length)];
        int table = round.seating().meetings().get(at).table();
        tournament.tries(
                new Change.Correct(
                        round.number(), table, other, ground, random.nextInt(4) > 0, BY, WHY));
    }

    Played played() {
        int most = 2_500 / knobs.coarse();
        int first = knobs.coarse() * (random.nextInt(2 * most + 1) - most);
        int second = knobs.coarse() * (random.nextInt(2 * most + 1) - most);
        return new Played(
                first,
                second,
                tournament.chance(30)
                        ? List.of(
                                new MeetingResult.Part(first - 100, 0),
                                new MeetingResult.Part(100, second))
                        : List.of());
    }
}
