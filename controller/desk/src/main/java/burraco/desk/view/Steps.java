package burraco.desk.view;

import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Posting;
import burraco.tournament.direction.Progress;
import burraco.tournament.round.Round;
import java.util.ArrayList;
import java.util.List;

/** What the direction can do next for all tables. Whether it may is asked of the direction. */
final class Steps {
    private Steps() {}

    static List<String> of(Tournament now) {
        List<String> steps = new ArrayList<>();
        now.current().ifPresent(round -> ofRound(now, round, steps));
        if (now.draft().isEmpty()) {
            add("draft", now, new Change.Draft(), steps);
        } else {
            if (!now.draft().get().checked()) {
                add("check", now, new Change.Check(""), steps);
            }
            Posting.of(now).ifPresent(post -> add("post", now, post, steps));
        }
        now.current()
                .filter(round -> now.draft().isEmpty())
                .ifPresent(round ->
                        add("unpost", now, new Change.Unpost(round.number(), "?", "?"), steps));
        add("finish", now, new Change.Finish(), steps);
        return steps;
    }

    private static void ofRound(Tournament now, Round round, List<String> steps) {
        int number = round.number();
        switch (round.state()) {
            case POSTED -> {
                add("seat", now, new Change.Seat(number), steps);
                add("start", now, new Change.Start(number), steps);
            }
            case SEATED -> add("start", now, new Change.Start(number), steps);
            case COMPLETE -> add("rank", now, new Change.Rank(number), steps);
            case RANKED -> add("post-ranking", now, new Change.PostRanking(number), steps);
            case DRAFT, CHECKED, RUNNING, RANKING_POSTED -> {}
        }
    }

    private static void add(String step, Tournament now, Change change, List<String> steps) {
        if (Direction.apply(now, change) instanceof Progress.Done) {
            steps.add(step);
        }
    }
}
