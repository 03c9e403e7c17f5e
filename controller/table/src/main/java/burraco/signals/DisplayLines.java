package burraco.signals;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import burraco.table.input.Assignment;
import burraco.table.state.ButtonMeaning;
import burraco.table.state.ClockState;
import burraco.table.state.CountEntry;
import burraco.table.state.MatchEvent;
import burraco.table.state.MatchSheet;
import burraco.table.state.OpenChoice;
import burraco.table.state.PlayedHand;
import burraco.table.state.Question;
import burraco.table.state.ShownAct;
import burraco.table.state.Situation;
import burraco.table.state.TableState;
import burraco.table.state.UnconfirmedHand;
import burraco.words.Width;
import burraco.words.Words;
import burraco.words.Wrap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The lines of a display: first the situation, then rulings and questions, in several pages if
 * there is too little room, and the clocks in the last line.
 */
final class DisplayLines {
    private static final long PAGE_MILLIS = 4_000;
    private static final String GAP = "  ";

    private final Words words;
    private final SituationSentences sentences;
    private final ActWords acts;
    private final int columns;
    private final Width width;
    private final int rows;

    DisplayLines(Words words, int columns, int rows) {
        this.words = words;
        sentences = new SituationSentences(words);
        acts = new ActWords(words);
        this.columns = columns;
        this.rows = rows;
        width =
                columns < Width.LARGE.columns()
                        ? Width.SMALL
                        : columns < Width.SCREEN.columns() ? Width.LARGE : Width.SCREEN;
    }

    List<String> of(TableState state, List<Situation> situations, boolean dated) {
        List<String> lines =
                new ArrayList<>(
                        state.entry()
                                .map(this::entry)
                                .orElseGet(() -> List.of(sentence(situations.getFirst(), state))));
        List<String> details = details(state, situations);
        // Only while nobody plays: it does not concern the hand.
        if (!dated && situations.getFirst() == Situation.WAITING_FOR_THE_DEAL) {
            details.add(words.situation("NOT_DATED", width));
        }
        int room = Math.max(0, rows - lines.size() - 1);
        int pages = room == 0 ? 1 : Math.max(1, Math.ceilDiv(details.size(), room));
        int page = (int) (state.now() / PAGE_MILLIS % pages);
        for (int i = 0; i < room; i++) {
            int at = page * room + i;
            lines.add(at < details.size() ? details.get(at) : "");
        }
        lines.add(clocks(state));
        return lines.stream().limit(rows).map(line -> Wrap.cut(columns, line)).toList();
    }

    // Situation

    private String sentence(Situation situation, TableState state) {
        return sentences.of(situation, state, width);
    }

    // Details

    private List<String> details(TableState state, List<Situation> situations) {
        List<String> all = new ArrayList<>();
        state.questions().stream()
                .filter(one -> ButtonMeaning.isAnswered(state, new ButtonMeaning.Asked(one)))
                .forEach(question -> all.add(question(question)));
        state.contest().ifPresent(contest -> all.addAll(act(state, contest.act())));
        state.choice()
                .filter(choice -> isOpen(state, choice))
                .ifPresent(choice -> all.addAll(new ChoiceSentences(words, width).of(choice)));
        state.differing().stream()
                .filter(one -> ButtonMeaning.isAnswered(state, new ButtonMeaning.Compares(one)))
                .forEach(one -> all.addAll(new DiscrepancySentences(words, width).of(one)));
        new RecentEvents(state).revoked().ifPresent(one -> all.add(sentences.of(one, width)));
        for (Owed owed : state.hand().open().owed()) {
            ruling(owed.ruling(), owed.due(), all);
        }
        if (state.hand().open().owed().isEmpty()) {
            new RecentEvents(state).ruling().ifPresent(act -> rulings(act, all));
        }
        Optional<UnconfirmedHand> answered = countForButtons(state);
        answered.ifPresent(one -> all.addAll(points(one.hand())));
        answered.filter(_ -> state.entry().isEmpty())
                .flatMap(one -> entryByButtons(one.hand()))
                .ifPresent(all::add);
        boolean counted =
                situations.contains(Situation.HAND_OVER) || situations.contains(Situation.COUNTING);
        if (counted && answered.isEmpty()) {
            all.addAll(score(state));
        }
        if (situations.contains(Situation.MATCH_OVER)) {
            state.before().ifPresent(match -> all.add(score(match)));
        }
        for (Situation beside : situations.subList(1, situations.size())) {
            if (beside == Situation.TROUBLE || beside == Situation.NOT_SECURED) {
                all.add(sentence(beside, state));
            }
        }
        all.addAll(message(state));
        place(state, situations).ifPresent(where -> all.addAll(wrapped(where)));
        if (all.isEmpty() && situations.getFirst() == Situation.PLAYING) {
            all.addAll(act(state.hand().acts().getLast()));
        }
        return all;
    }

    /** What the direction of a tournament tells this table. */
    private List<String> message(TableState state) {
        return state.assignment()
                .map(Assignment::message)
                .filter(message -> !message.isEmpty())
                .map(this::wrapped)
                .orElse(List.of());
    }

    /** Which round is played here next, as long as nobody plays. */
    private Optional<String> place(TableState state, List<Situation> situations) {
        MatchEvent event = state.match().event();
        boolean isNext =
                situations.contains(Situation.WAITING_FOR_THE_DEAL)
                        || situations.contains(Situation.MATCH_OVER);
        return state.assignment()
                .filter(what -> isNext && event.isOf(what.ofTournament()))
                .map(_ -> words.situation("ASSIGNED", width, event.round(), event.table()));
    }

    private List<String> wrapped(String text) {
        return Wrap.to(Math.max(1, columns), text, "");
    }

    /** Whether somebody can take an option now. */
    private static boolean isOpen(TableState state, OpenChoice choice) {
        return choice.whose() instanceof OpenChoice.Whose.OfArbiter
                || ButtonMeaning.isAnswered(state, new ButtonMeaning.Chooses(choice));
    }

    private void rulings(ShownAct act, List<String> all) {
        act.rulings().forEach(ruling -> ruling(ruling, ruling.remedies(), all));
    }

    private void ruling(Ruling ruling, List<Remedy> due, List<String> all) {
        all.add(words.say(ruling, width));
        due.forEach(remedy -> all.add(words.say(ruling, remedy, width)));
    }

    /** The question. It does not name cards that are only supposed to be there. */
    private String question(Question question) {
        Seat seat = question.unsure().seat().orElse(null);
        return words.ask(
                question.unsure().doubt().name(), width, seat == null ? "" : words.say(seat));
    }

    private List<String> act(TableState state, int id) {
        return state.hand().acts().stream()
                .filter(act -> act.id() == id)
                .findFirst()
                .map(this::act)
                .orElse(List.of());
    }

    private List<String> act(ShownAct shown) {
        return acts.of(shown.act())
                .map(said -> Wrap.to(Math.max(1, columns), said, " "))
                .orElse(List.of());
    }

    /** The points that a player enters, and what his buttons do. */
    private List<String> entry(CountEntry entry) {
        CountEntrySentences said = new CountEntrySentences(words, width);
        return List.of(said.points(entry), said.buttons(entry));
    }

    /** How the buttons begin a count that is missing, or one that is not right. */
    private Optional<String> entryByButtons(PlayedHand hand) {
        return CountEntry.missing(hand)
                .map(line -> words.situation("COUNT_MISSING", width, words.initials(line)))
                .or(() ->
                        CountEntry.countedByPeople(hand)
                                .map(_ -> words.situation("COUNT_AGAIN", width)));
    }

    /**
     * The count that buttons confirm or enter, also between two hands and after the match: nobody
     * says yes to points that do not stand before him. While people play a yes is none to points.
     */
    private static Optional<UnconfirmedHand> countForButtons(TableState state) {
        return switch (state.hand().phase()) {
            case DRAW, PLAY -> Optional.empty();
            case DEAL, OVER ->
                    UnconfirmedHand.of(state)
                            .filter(one ->
                                    Arrays.stream(Seat.values())
                                            .filter(seat ->
                                                    one.hand().awaits(seat.line())
                                                            || CountEntry.missing(one.hand())
                                                                    .isPresent())
                                            .anyMatch(seat ->
                                                    ButtonMeaning.of(state, seat)
                                                            instanceof ButtonMeaning.Count));
        };
    }

    /** The points of the hand that people are to count or confirm, or else of the match. */
    private List<String> score(TableState state) {
        return UnconfirmedHand.of(state)
                .map(UnconfirmedHand::hand)
                .or(state::counting)
                .map(this::points)
                .orElseGet(() -> List.of(score(state.match())));
    }

    /** One line, or one for each line of players: no digit may be missing. */
    private List<String> points(PlayedHand hand) {
        String ns = initials(Line.NS, total(hand.total(Line.NS)));
        String ew = initials(Line.EW, total(hand.total(Line.EW)));
        String both = points(hand, ns + GAP + ew);
        return both.length() <= columns
                ? List.of(both)
                : List.of(points(hand, ns), points(hand, ew));
    }

    private String points(PlayedHand hand, String points) {
        return words.situation("POINTS", width, hand.number(), points);
    }

    private static String total(OptionalInt total) {
        return total.isPresent() ? "" + total.getAsInt() : "?";
    }

    private String score(MatchSheet match) {
        PlayedHand last = match.played().getLast();
        return match.victoryPoints()
                .map(vp -> both(victoryPoints(vp.ns()), victoryPoints(vp.ew())))
                .orElse(both(total(last.total(Line.NS)), total(last.total(Line.EW))));
    }

    private String victoryPoints(int points) {
        return words.situation("VICTORY_POINTS", width, points);
    }

    private String both(String ns, String ew) {
        return initials(Line.NS, ns) + GAP + initials(Line.EW, ew);
    }

    private String initials(Line line, String points) {
        return words.initials(line) + " " + points;
    }

    // Clocks

    private String clocks(TableState state) {
        List<String> parts = new ArrayList<>();
        ClockState clocks = state.clocks();
        clocks.turnsLeft()
                .ifPresent(turns -> parts.add(words.situation("TURNS", Width.SMALL, turns)));
        if (clocks.roundRuns() && clocks.turnsLeft().isEmpty()) {
            parts.add(time(clocks.roundLeft()));
        }
        clocks.turn()
                .ifPresent(turn ->
                        parts.add(
                                state.hand().acting().map(words::initial).orElse("")
                                        + " "
                                        + time(turn.allowed() - turn.spent())));
        return String.join(GAP, parts);
    }

    private static String time(long millis) {
        long seconds = Math.max(0, Math.ceilDiv(millis, 1_000));
        return String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    }
}
