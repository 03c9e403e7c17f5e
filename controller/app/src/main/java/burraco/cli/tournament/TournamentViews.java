package burraco.cli.tournament;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.Screen;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Results;
import burraco.tournament.draft.Drafted;
import burraco.tournament.draft.Drafter;
import burraco.tournament.ranking.Ranking;
import burraco.tournament.ranking.Standing;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Round;
import burraco.tournament.round.Seating;
import burraco.tournament.round.Side;
import burraco.tournament.words.TournamentWords;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A tournament on a terminal. */
final class TournamentViews {
    /** Tables without a result that are named one by one. */
    private static final int FEW = 20;

    private final Screen screen;
    private final TournamentWords words;
    private final Tournament now;

    TournamentViews(Screen screen, TournamentWords words, Tournament now) {
        this.screen = screen;
        this.words = words;
        this.now = now;
    }

    /** What the direction wants to see after it did something. */
    void after(DeskWord word) {
        switch (word) {
            case DRAW, NEXT, SWAP, SWAP_TABLES, MOVE, PIN, UNPOST -> draft();
            case POST -> now.current().ifPresent(round -> seating(round.seating()));
            case RANK, POST_RANKING, FINISH -> ranking();
            case NEW,
                    PLAN,
                    ENTER,
                    AMEND,
                    SCRATCH,
                    ORDER,
                    APPROVE,
                    SEATED,
                    START,
                    LATE,
                    LINE_UP,
                    RESULT,
                    COUNTERSIGN,
                    CORRECT,
                    WITHDRAW,
                    RETURN,
                    ADMIT,
                    SUBSTITUTE,
                    PENALTY,
                    WARNING,
                    UNDO,
                    SHOW,
                    PRINT,
                    EXPLAIN,
                    CHECK,
                    SERVE ->
                    state();
        }
    }

    void show() {
        screen.out().println(now.title());
        state();
        if (now.draft().isPresent()) {
            draft();
        } else {
            now.current().ifPresent(this::seatsAndLineUps);
        }
        if (!now.rounds().isEmpty()) {
            ranking();
        }
    }

    /** One line: how many have entered, or how far the round is. */
    private void state() {
        Optional<Round> current = now.current();
        if (current.isEmpty()) {
            screen.say("tournament.entered", now.field().all().size());
            return;
        }
        Round round = current.get();
        List<Meeting> open = Results.open(now, round.number());
        screen.say(
                "tournament.state",
                round.number(),
                now.formula().rounds(),
                words.say(round.state()));
        if (!open.isEmpty()) {
            screen.say(
                    "tournament.open",
                    open.size(),
                    open.stream()
                                    .limit(FEW)
                                    .map(meeting -> String.valueOf(meeting.table()))
                                    .collect(Collectors.joining(", "))
                            + (open.size() > FEW ? " …" : ""));
        }
    }

    private void draft() {
        switch (Drafter.next(now)) {
            case Drafted.Impossible(var why) ->
                    throw CommandRefusal.saying(words.about(now.field()).say(why));
            case Drafted.Made made -> {
                screen.say("tournament.draft", now.next(), now.formula().rounds());
                now.current()
                        .map(round -> Results.missing(now, round.number()))
                        .filter(missing -> missing > 0)
                        .ifPresent(missing -> screen.say("tournament.provisional", missing));
                seating(made.seating());
            }
        }
    }

    private void seating(Seating seating) {
        seating.meetings().stream()
                .sorted(Comparator.comparingInt(Meeting::table))
                .forEach(meeting -> screen.out().println(line(meeting)));
        seating.rests().forEach(rest -> screen.out().println(line(rest)));
    }

    private void seatsAndLineUps(Round round) {
        seating(round.seating());
        round.lineUps()
                .forEach(one ->
                        screen.out().println("      " + name(one.number()) + ": " + one.pairs()));
    }

    private String line(Meeting meeting) {
        return "%4d  %s%s  %s"
                .formatted(
                        meeting.table(),
                        meeting.group().isEmpty() ? "" : meeting.group() + "  ",
                        name(meeting.first()) + "  -  " + name(meeting.second()),
                        result(meeting))
                .stripTrailing();
    }

    private String line(Rest rest) {
        return "   -  %s  %s"
                .formatted(name(rest.number()), screen.texts().say("tournament.rests"));
    }

    private String result(Meeting meeting) {
        return now.current()
                .filter(round -> now.draft().isEmpty())
                .map(round -> round.slip(round.seating().meetings().indexOf(meeting)))
                .flatMap(slip -> slip.result())
                .map(result ->
                        switch (result) {
                            case MeetingResult.Played(int first, int second, var _) ->
                                    first + " : " + second;
                            case MeetingResult.Awarded(var first, var second) ->
                                    first.victoryPoints() + " - " + second.victoryPoints();
                            case MeetingResult.Abandoned _ -> screen.texts().say("tournament.left");
                        })
                .orElse("");
    }

    private String name(Side side) {
        return side.numbers().stream().map(this::name).collect(Collectors.joining(" + "));
    }

    private String name(int number) {
        return number + " " + now.field().get(number).contestant().title();
    }

    private void ranking() {
        for (Standing row : Ranking.after(now, now.rounds().size()).all()) {
            screen.out()
                    .println(
                            "%4d  %4d  %+6d  %s%s"
                                    .formatted(
                                            row.rank(),
                                            row.victoryPoints(),
                                            row.matchPoints(),
                                            name(row.number()),
                                            row.decidedBy()
                                                    .map(tie -> "  (" + words.say(tie) + ")")
                                                    .orElse("")));
        }
    }

    /** Why each meeting was made, or those of one contestant in every round. */
    void explain(Arguments typed) {
        List<String> which = typed.rest().subList(2, typed.rest().size());
        if (!which.isEmpty()) {
            int number = Typed.number("N", which.getFirst());
            if (!now.field().has(number)) {
                throw new CommandRefusal("tournament.no-contestant", number);
            }
            for (Round round : now.rounds()) {
                screen.say("tournament.round", round.number());
                explain(round.seating(), Optional.of(number));
            }
            return;
        }
        int round =
                typed.numberIfAny("--round")
                        .orElse(now.rounds().size() + (now.draft().isPresent() ? 1 : 0));
        explain(seatingOf(round), Optional.empty());
    }

    private Seating seatingOf(int round) {
        if (round == now.next() && now.hasNext()) {
            return switch (Drafter.next(now)) {
                case Drafted.Made made -> made.seating();
                case Drafted.Impossible(var why) ->
                        throw CommandRefusal.saying(words.about(now.field()).say(why));
            };
        }
        return now.round(round)
                .map(Round::seating)
                .orElseThrow(() -> new CommandRefusal("tournament.no-round"));
    }

    private void explain(Seating seating, Optional<Integer> only) {
        for (Meeting meeting : seating.meetings()) {
            if (only.map(meeting::has).orElse(true)) {
                screen.out().println(line(meeting));
                screen.out().println("      " + words.about(now.field()).say(meeting.reason()));
            }
        }
        for (Rest rest : seating.rests()) {
            if (only.map(number -> number == rest.number()).orElse(true)) {
                screen.out().println(line(rest));
                screen.out().println("      " + words.about(now.field()).say(rest.reason()));
            }
        }
    }
}
