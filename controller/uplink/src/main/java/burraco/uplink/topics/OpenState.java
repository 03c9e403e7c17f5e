package burraco.uplink.topics;

import burraco.cards.Line;
import burraco.engine.score.LineScore;
import burraco.json.Json;
import burraco.running.Snapshot;
import burraco.signals.LampMeanings;
import burraco.signals.SituationSentences;
import burraco.table.state.ArbiterCall;
import burraco.table.state.MatchSheet;
import burraco.table.state.PlayedHand;
import burraco.table.state.Situation;
import burraco.table.state.Situations;
import burraco.table.state.TableState;
import burraco.words.Language;
import burraco.words.Width;
import burraco.words.Words;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What everybody at a table may know, as messages under its topics. There is no clock in them and
 * no name of a player.
 */
public final class OpenState {
    private OpenState() {}

    /** By the topics, as they stay there. */
    public static SortedMap<String, String> of(Snapshot snapshot, TableTopics topics) {
        SortedMap<String, String> all = new TreeMap<>();
        all.put(topics.state(), state(snapshot));
        all.put(topics.lamps(), Json.write(LampMeanings.of(snapshot.state(), snapshot.secured())));
        return all;
    }

    private static String state(Snapshot snapshot) {
        TableState state = snapshot.state();
        MatchSheet match = state.match();
        Map<String, Object> json = Json.object();
        json.put("version", 1);
        json.put("match", match.number());
        json.put("hand", state.hand().number());
        json.put("hands", match.hands());
        json.put("phase", state.hand().phase());
        json.put("ns", counted(match, Line.NS) + current(state, Line.NS));
        json.put("ew", counted(match, Line.EW) + current(state, Line.EW));
        json.put("handNs", current(state, Line.NS));
        json.put("handEw", current(state, Line.EW));
        json.put("acting", state.hand().acting().map(Object::toString).orElse(""));
        waits(snapshot, json);
        json.put(
                "calling",
                state.calling().stream().map(ArbiterCall::seat).map(Object::toString).toList());
        json.put("called", !state.calling().isEmpty());
        json.put("trouble", !state.troubles().isEmpty());
        json.put("secured", snapshot.secured());
        json.put("timeOut", state.clocks().turnsLeft().isPresent());
        json.put("over", match.over());
        return Json.write(json);
    }

    private static int counted(MatchSheet match, Line line) {
        return match.played().stream()
                .map(PlayedHand::totals)
                .flatMap(totals -> totals.stream())
                .mapToInt(totals -> line == Line.NS ? totals.ns() : totals.ew())
                .sum();
    }

    /** Of the hand so far, as everybody can count them; 0 once it is among those that count. */
    private static int current(TableState state, Line line) {
        LineScore score = line == Line.NS ? state.hand().ns() : state.hand().ew();
        return switch (state.hand().phase()) {
            case DEAL, OVER -> 0;
            case DRAW, PLAY -> score.base() + score.melds() + score.penalized() + score.arbiter();
        };
    }

    private static void waits(Snapshot snapshot, Map<String, Object> json) {
        List<Situation> situations = Situations.of(snapshot.state(), snapshot.secured());
        json.put("waits", situations.getFirst());
        Map<String, Object> says = Json.object();
        for (Language language : Language.values()) {
            says.put(
                    language.id(),
                    new SituationSentences(Words.in(language))
                            .of(situations.getFirst(), snapshot.state(), Width.SCREEN));
        }
        json.put("says", says);
    }
}
