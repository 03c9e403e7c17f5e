package burraco.tournament.generate;

import burraco.engine.score.Absence.Award;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Results;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** One round, from its posted seats to its ranking. */
final class RandomRound {
    private final RandomTournament tournament;
    private final Knobs knobs;
    private final Random random;
    private final Disturbance disturbance;
    private final int round;

    RandomRound(RandomTournament tournament, Knobs knobs, Random random) {
        this.tournament = tournament;
        this.knobs = knobs;
        this.random = random;
        this.disturbance = new Disturbance(tournament, knobs, random);
        this.round = tournament.now().rounds().size();
    }

    void play() {
        if (tournament.chance(50)) {
            tournament.tries(new Change.Seat(round));
        }
        disturbance.comeAndGo(round);
        if (tournament.chance(50)) {
            tournament.tries(new Change.Start(round));
        }
        for (Meeting meeting : meetings()) {
            if (tournament.chance(knobs.late())) {
                late(meeting.table());
            }
        }
        List<Meeting> order = new ArrayList<>(meetings());
        Collections.shuffle(order, random);
        for (Meeting meeting : order) {
            deliver(meeting.table());
        }
        disturbance.comeAndGo(round);
        // Who came back has to play after all, and who came late as well.
        for (Meeting meeting : Results.open(now(), round)) {
            tournament.must(new Change.Record(round, meeting.table(), disturbance.played()));
        }
        rank();
    }

    private Tournament now() {
        return tournament.now();
    }

    private List<Meeting> meetings() {
        return now().rounds().getLast().seating().meetings();
    }

    private void late(int table) {
        boolean first = random.nextBoolean();
        Meeting meeting =
                meetings().stream().filter(one -> one.table() == table).findFirst().orElseThrow();
        Side side = first ? meeting.first() : meeting.second();
        int who = random.nextInt(4) == 0 ? 0 : side.numbers().getLast();
        boolean alone = side.numbers().size() > 1;
        tournament.tries(new Change.Late(round, table, first, random.nextInt(14), alone ? who : 0));
    }

    private void deliver(int table) {
        MeetingResult result =
                tournament.chance(knobs.unplayed()) ? unplayed() : disturbance.played();
        Change record = new Change.Record(round, table, result, "Anna", "by chance");
        if (tournament.chance(5)) {
            tournament.tries(new Change.Countersign(round, table, "Anna"));
        }
        if (tournament.tries(record) && tournament.chance(5)) {
            tournament.must(record);
        }
        if (tournament.chance(knobs.wrong())) {
            disturbance.correct();
        }
        if (tournament.chance(3)) {
            disturbance.comeAndGo(round);
        }
    }

    private MeetingResult unplayed() {
        int kind = random.nextInt(4);
        return kind == 0
                ? new MeetingResult.Awarded(new Award(15, 905), new Award(3, -1305))
                : new MeetingResult.Abandoned(
                        kind != 1, kind != 2, new Award(random.nextInt(21), 5));
    }

    private void rank() {
        if (tournament.chance(60)) {
            tournament.tries(new Change.Rank(round));
        }
        if (tournament.chance(knobs.wrong())) {
            disturbance.correct();
        }
        if (tournament.chance(60)) {
            tournament.tries(new Change.PostRanking(round));
        }
    }
}
