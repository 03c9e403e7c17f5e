package burraco.uplink;

import burraco.cards.Line;
import burraco.engine.hand.Phase;
import burraco.engine.ruling.Owed;
import burraco.engine.score.LineScore;
import burraco.json.Json;
import burraco.running.Snapshot;
import burraco.signals.DiscrepancySentences;
import burraco.signals.SituationSentences;
import burraco.table.state.ArbiterCall;
import burraco.table.state.MatchSheet;
import burraco.table.state.Question;
import burraco.table.state.ShownAct;
import burraco.table.state.Situation;
import burraco.table.state.Situations;
import burraco.table.state.TableState;
import burraco.table.state.Troubles;
import burraco.table.state.UnconfirmedHand;
import burraco.words.Language;
import burraco.words.Width;
import burraco.words.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a table is like now, for a hall: a flat JSON object of what everybody at the table may know.
 * It has no clock in it, so that it changes only when something happens.
 */
final class StateText {
    /** Rulings that are told at once; more do not wait at one table. */
    private static final int MOST_RULINGS = 3;

    private static final int ACTS_BEFORE = 6;

    private StateText() {}

    static String of(Snapshot snapshot) {
        TableState state = snapshot.state();
        Map<String, Object> json = Json.object();
        json.put("version", 1);
        match(state, json);
        hand(state, json);
        waits(snapshot, json);
        json.put(
                "calling",
                state.calling().stream()
                        .map(ArbiterCall::seat)
                        .map(Object::toString)
                        .collect(Collectors.joining(" ")));
        doubts(state, json);
        trouble(state, json);
        rulings(state, json);
        return Json.write(json);
    }

    // The match

    private static void match(TableState state, Map<String, Object> json) {
        MatchSheet match = shown(state);
        json.put("match", match.number());
        json.put("tournament", match.event().tournament());
        json.put("round", match.event().round());
        json.put("hands", match.hands());
        json.put("played", match.played().size());
        json.put(
                "counted",
                match.played().stream()
                        .flatMap(hand -> hand.totals().stream())
                        .map(one -> one.ns() + "," + one.ew())
                        .collect(Collectors.joining(" ")));
        json.put("over", flag(match.over()));
        json.put("confirmed", flag(match.over() && match.isConfirmed()));
        json.put(
                "unconfirmed",
                UnconfirmedHand.of(state).stream()
                        .flatMap(hand -> Stream.of(Line.values()).filter(hand.hand()::awaits))
                        .map(Object::toString)
                        .collect(Collectors.joining(" ")));
    }

    /** The match before, until somebody deals for the next one. */
    private static MatchSheet shown(TableState state) {
        boolean isBetween =
                state.match().played().isEmpty()
                        && state.match().event().round().isEmpty()
                        && state.hand().phase() == Phase.DEAL;
        return isBetween ? state.before().orElse(state.match()) : state.match();
    }

    private static void hand(TableState state, Map<String, Object> json) {
        json.put("hand", shown(state) == state.match() ? state.hand().number() : 0);
        json.put("phase", state.hand().phase());
        json.put("handNs", points(state, Line.NS));
        json.put("handEw", points(state, Line.EW));
        json.put("acting", state.hand().acting().map(Object::toString).orElse(""));
        state.clocks()
                .turn()
                .filter(turn -> !turn.stands())
                .ifPresent(turn -> json.put("allowed", (int) turn.allowed()));
        json.put("timeOut", flag(state.clocks().turnsLeft().isPresent()));
        json.put("followed", flag(state.isFollowed()));
    }

    /** Of the hand so far, as everybody can count them; 0 once it is among those that count. */
    private static int points(TableState state, Line line) {
        LineScore score = line == Line.NS ? state.hand().ns() : state.hand().ew();
        return switch (state.hand().phase()) {
            case DEAL -> 0;
            case DRAW, PLAY -> score.base() + score.melds() + score.penalized() + score.arbiter();
            case OVER -> score.total().orElse(0);
        };
    }

    private static int flag(boolean is) {
        return is ? 1 : 0;
    }

    // What needs people

    private static void waits(Snapshot snapshot, Map<String, Object> json) {
        TableState state = snapshot.state();
        Situation first = Situations.of(state, snapshot.secured()).getFirst();
        json.put("waits", first);
        say(json, "waits", words -> new SituationSentences(words).of(first, state, Width.SCREEN));
        json.put("secured", flag(snapshot.secured()));
    }

    private static void doubts(TableState state, Map<String, Object> json) {
        List<Question> asked =
                state.questions().stream().filter(one -> one.unsure().prompt()).toList();
        json.put("doubts", asked.size() + state.differing().size());
        if (!state.differing().isEmpty()) {
            say(
                    json,
                    "doubt",
                    words ->
                            new DiscrepancySentences(words, Width.SCREEN)
                                    .what(state.differing().getFirst()));
        } else if (!asked.isEmpty()) {
            Question question = asked.getFirst();
            say(
                    json,
                    "doubt",
                    words ->
                            words.ask(
                                    question.unsure().doubt().name(),
                                    Width.SCREEN,
                                    question.unsure().seat().map(words::say).orElse("")));
        }
    }

    private static void trouble(TableState state, Map<String, Object> json) {
        json.put("troubles", state.troubles().size());
        if (!state.troubles().isEmpty()) {
            Troubles.Trouble first = Troubles.first(state.troubles());
            say(json, "trouble", words -> new SituationSentences(words).of(first, Width.SCREEN));
        }
    }

    private static void rulings(TableState state, Map<String, Object> json) {
        List<Owed> owed = state.hand().open().owed();
        json.put("rulings", Math.min(owed.size(), MOST_RULINGS));
        for (int i = 0; i < owed.size() && i < MOST_RULINGS; i++) {
            ruling("ruling" + i, owed.get(i), state, json);
        }
    }

    private static void ruling(String name, Owed owed, TableState state, Map<String, Object> json) {
        List<ShownAct> acts = state.hand().acts();
        Optional<ShownAct> act =
                acts.stream().filter(one -> one.rulings().contains(owed.ruling())).findFirst();
        json.put(name + "act", act.map(ShownAct::id).orElse(0));
        json.put(name + "case", owed.ruling().which());
        say(json, name, words -> words.say(owed.ruling(), Width.SCREEN));
        json.put(name + "article", Words.in(Language.IT).number(owed.ruling().which()).orElse(""));
        int to = act.map(acts::indexOf).orElse(acts.size() - 1) + 1;
        json.put(
                name + "acts",
                acts.subList(Math.max(0, to - ACTS_BEFORE), to).stream()
                        .map(ShownAct::plain)
                        .collect(Collectors.joining("\n")));
    }

    private static void say(
            Map<String, Object> json, String name, Function<Words, String> sentence) {
        for (Language language : Language.values()) {
            json.put(name + "." + language.id(), sentence.apply(Words.in(language)));
        }
    }
}
