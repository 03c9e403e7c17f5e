package burraco.tournament.draft;

import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.field.Participant;
import burraco.tournament.plan.Formula;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Movement.Danese;
import burraco.tournament.plan.Movement.DrawnPartners;
import burraco.tournament.plan.Movement.Mitchell;
import burraco.tournament.plan.Movement.RoundRobin;
import burraco.tournament.plan.Movement.Whist;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Stage;
import burraco.tournament.ranking.Ranking;
import burraco.tournament.ranking.Standing;
import burraco.tournament.round.DraftEdits;
import burraco.tournament.round.Edit;
import burraco.tournament.round.Group;
import burraco.tournament.round.Places;
import burraco.tournament.round.Reason;
import burraco.tournament.round.Seating;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Drafts the next round from the formula, the field and the ranking. */
public final class Drafter {
    private final Tournament tournament;
    private final int round;
    private final Stage stage;
    private final int stageIndex;
    private final boolean begins;
    private final Seats seats = new Seats();

    private final List<Edit> edits;

    private Drafter(Tournament tournament, List<Edit> edits) {
        this.tournament = tournament;
        this.edits = edits;
        this.round = tournament.next();
        Formula.Place place = tournament.formula().place(round);
        this.stageIndex = place.stage();
        this.begins = place.round() == 0;
        this.stage = tournament.formula().stages().get(stageIndex);
    }

    /** The round after the last one that is posted. */
    public static Drafted next(Tournament tournament) {
        if (!tournament.hasNext()) {
            return new Drafted.Impossible("draft.no-more-rounds", tournament.formula().rounds());
        }
        List<Edit> plain = new ArrayList<>();
        for (Edit edit : tournament.draft().map(DraftEdits::edits).orElse(List.of())) {
            boolean isPlain = edit instanceof Edit.Swap || edit instanceof Edit.SwapTables;
            if (isPlain) {
                plain.add(edit);
            } else if (new Drafter(tournament, plain).draft() instanceof Drafted.Made made) {
                PlainEdits.of(edit, made.seating()).ifPresent(plain::add);
            }
        }
        return new Drafter(tournament, plain).draft();
    }

    private Drafted draft() {
        Optional<Places> places = Optional.empty();
        if (begins) {
            StageStart start = new StageStart(tournament, stage, stageIndex);
            switch (start.places()) {
                case StageStart.Begun.With(Places made) -> places = Optional.of(edited(made));
                case StageStart.Begun.Not(Sentence why) -> {
                    return new Drafted.Impossible(why);
                }
            }
        }
        Places now = places.orElseGet(() -> tournament.places().get(stageIndex));
        seat(now);
        Seating seating = TableNumbers.kept(tournament, now, seats.seating(), seats);
        return new Drafted.Made(places.map(this::moved), edited(seating, now), seats.remarks());
    }

    private void seat(Places places) {
        int inStage = tournament.formula().place(round).round();
        switch (stage.movement()) {
            case Mitchell _ -> new MitchellSeats(tournament, seats).seat(places, inStage);
            case RoundRobin _ -> {
                CalendarSeats calendar = new CalendarSeats(tournament, seats);
                places.groups().forEach(group -> calendar.seat(group, inStage));
            }
            case Danese(var rematch, var _) -> {
                Encounters encounters = new Encounters(tournament);
                DaneseSeats danese = new DaneseSeats(tournament, encounters, rematch, seats);
                Optional<Reason> how = first();
                for (Group group : places.groups()) {
                    boolean one = places.groups().size() == 1;
                    List<Integer> order =
                            how.isPresent()
                                    ? group.places()
                                    : ranked(
                                            tournament,
                                            one ? everybody(tournament) : group.places());
                    danese.seat(group.name(), here(order), how);
                }
            }
            case Whist _ ->
                    new WhistSeats(tournament, seats).seat(places.groups().getFirst(), inStage);
            case DrawnPartners _ -> new DrawnSeats(tournament, seats).seat();
        }
    }

    /** How the very first round is put together; empty where there is a ranking. */
    private Optional<Reason> first() {
        return round > 1 && !fresh() ? Optional.empty() : Optional.of(reason(stage.placing()));
    }

    /** A stage that begins at 0 has no ranking yet. */
    private boolean fresh() {
        return begins
                && tournament.formula().countedFrom(round) == round
                && stage.placing() != Placing.BY_RANKING;
    }

    static Reason reason(Placing placing) {
        return Reason.of(
                switch (placing) {
                    case DRAWN -> Reason.Kind.DRAWN;
                    case BY_ENTRY -> Reason.Kind.BY_ENTRY;
                    case CHOSEN -> Reason.Kind.CHOSEN;
                    case BY_RANKING -> Reason.Kind.DRAWN;
                });
    }

    private List<Integer> here(List<Integer> numbers) {
        return numbers.stream()
                .filter(number -> tournament.field().isPresent(number, round))
                .toList();
    }

    /**
     * By the ranking after the last posted round. Who has left still stands in it: without them,
     * tie-breaks could put others in another order than everybody has read.
     */
    static List<Integer> ranked(Tournament tournament, List<Integer> numbers) {
        return Ranking.after(tournament, tournament.rounds().size()).of(numbers).stream()
                .map(Standing::number)
                .toList();
    }

    static List<Integer> everybody(Tournament tournament) {
        return tournament.field().all().stream().map(Participant::number).toList();
    }

    /** Swaps in the first round of a calendar hold for all of it. */
    private Places edited(Places made) {
        return isCalendar() ? swapped(made) : made;
    }

    /** Who is moved to another girone when the groups are made stays in it. */
    private Places moved(Places made) {
        return made.groups().size() > 1 && !isCalendar() ? swapped(made) : made;
    }

    private Places swapped(Places made) {
        Places now = made;
        for (Edit edit : edits) {
            if (edit instanceof Edit.Swap(int one, int other, var _, var _)
                    && made.has(one)
                    && made.has(other)) {
                now = now.swap(one, other);
            } else if (edit instanceof Edit.SwapTables(int one, int other, var _, var _)
                    && areFixed(made, one, other)) {
                now = exchanged(now, one - 1, other - 1);
            }
        }
        return now;
    }

    /** Whether fixed pairs sit at these tables in all rounds of the stage that begins. */
    private boolean areFixed(Places places, int one, int other) {
        return begins
                && stage.movement() instanceof Mitchell
                && Math.max(one, other) <= places.groups().getFirst().size();
    }

    private static Places exchanged(Places places, int one, int other) {
        Places now = places;
        for (Group line : places.groups()) {
            now = now.swap(line.places().get(one), line.places().get(other));
        }
        return now;
    }

    private Seating edited(Seating drafted, Places places) {
        Seating now = drafted;
        List<Integer> there = drafted.numbers().toList();
        for (Edit edit : edits) {
            now =
                    switch (edit) {
                        case Edit.Swap(int one, int other, var _, var _) ->
                                begins && isCalendar()
                                                || !there.contains(one)
                                                || !there.contains(other)
                                        ? now
                                        : now.swap(one, other);
                        case Edit.SwapTables(int one, int other, var _, var _) ->
                                areFixed(places, one, other) ? now : now.swapTables(one, other);
                        case Edit.Move _, Edit.Pin _ -> now;
                    };
        }
        return now;
    }

    private boolean isCalendar() {
        Movement movement = stage.movement();
        return movement instanceof Mitchell
                || movement instanceof RoundRobin
                || movement instanceof Whist;
    }

    /** Everybody who plays the next round, by number. */
    static List<Integer> present(Tournament tournament) {
        return new ArrayList<>(
                tournament
                        .field()
                        .present(tournament.next())
                        .map(Participant::number)
                        .sorted()
                        .toList());
    }
}
