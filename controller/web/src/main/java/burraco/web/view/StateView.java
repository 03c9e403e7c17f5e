package burraco.web.view;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.json.Json;
import burraco.running.Snapshot;
import burraco.signals.Differs;
import burraco.signals.News;
import burraco.table.state.Answering;
import burraco.table.state.Calling;
import burraco.table.state.Choice;
import burraco.table.state.ClockState;
import burraco.table.state.Contest;
import burraco.table.state.Differing;
import burraco.table.state.Question;
import burraco.table.state.Revoked;
import burraco.table.state.Shown;
import burraco.table.state.Situations;
import burraco.table.state.TableState;
import burraco.table.state.Troubles;
import burraco.table.state.Unconfirmed;
import burraco.words.Width;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The state of a table as JSON, as everybody may know it. */
public final class StateView {
    private static final int VERSION = 1;

    private StateView() {}

    /** Everything but the message number and the clocks, which change with every message. */
    public static Map<String, Object> of(Snapshot snapshot, TableIdentity place) {
        TableState state = snapshot.state();
        Map<String, Object> json = Json.object();
        json.put("version", VERSION);
        json.put("epoch", place.epoch());
        json.put("table", state.name());
        json.put("rules", state.hand().open().rules().code().toString());
        json.put("practice", place.practice());
        json.put("onCall", state.onCall());
        json.put("started", state.started());
        json.put("secured", snapshot.secured());
        json.put("situations", situations(snapshot));
        json.put("match", MatchView.of(state.match(), state.hand()));
        json.put("before", state.before().map(MatchView::of).orElse(null));
        json.put("hand", HandView.of(state));
        json.put("unconfirmed", Unconfirmed.of(state).map(StateView::unconfirmed).orElse(null));
        json.put("news", news(state));
        json.put("questions", questions(state));
        json.put("choice", state.choice().map(one -> choice(one, state)).orElse(null));
        json.put("differing", state.differing().stream().map(StateView::differing).toList());
        json.put("calling", state.calling().stream().map(StateView::calling).toList());
        json.put("contest", state.contest().map(StateView::contest).orElse(null));
        json.put("troubles", state.troubles().stream().map(StateView::trouble).toList());
        return json;
    }

    /** The clocks at this moment; pages count on by themselves. */
    public static Map<String, Object> clocks(TableState state) {
        ClockState clocks = state.clocks();
        Map<String, Object> json = Json.object();
        json.put("round", pair("runs", clocks.roundRuns(), "left", clocks.roundLeft()));
        Integer turns = HandView.number(clocks.turnsLeft());
        json.put("timeOut", pair("waits", clocks.timeOutWaits(), "turnsLeft", turns));
        json.put("turn", clocks.turn().map(StateView::turn).orElse(null));
        json.put("paused", clocks.paused());
        return json;
    }

    private static Map<String, Object> turn(ClockState.TurnClock turn) {
        Map<String, Object> json = pair("spent", turn.spent(), "allowed", turn.allowed());
        json.put("stands", turn.stands());
        return json;
    }

    private static List<Map<String, Object>> situations(Snapshot snapshot) {
        TableState state = snapshot.state();
        return Situations.of(state, snapshot.secured()).stream()
                .map(one ->
                        pair(
                                "which",
                                one.name(),
                                "says",
                                Translations.say(
                                        voice -> voice.sentences().of(one, state, Width.SCREEN))))
                .toList();
    }

    private static Map<String, Object> news(TableState state) {
        News news = new News(state);
        Map<String, Object> json =
                pair(
                        "ruling",
                        news.ruling().map(Shown::id).orElse(null),
                        "burraco",
                        news.burracoAct().map(Shown::id).orElse(null));
        json.put("revoked", news.revoked().map(StateView::revoked).orElse(null));
        return json;
    }

    private static Map<String, Object> unconfirmed(Unconfirmed one) {
        return pair("match", one.match(), "hand", one.hand().number());
    }

    private static Map<String, Object> calling(Calling one) {
        return pair("seat", one.seat().toString(), "since", one.since());
    }

    /** Only questions that are put to people, not the table's internal doubts. */
    private static List<Map<String, Object>> questions(TableState state) {
        return state.questions().stream()
                .filter(question -> question.unsure().prompt())
                .map(StateView::question)
                .toList();
    }

    private static Map<String, Object> question(Question question) {
        Seat seat = question.unsure().seat().orElse(null);
        String doubt = question.unsure().doubt().name();
        Map<String, Object> json = pair("id", question.id(), "seat", seat);
        json.put("asked", question.asked());
        json.put(
                "says",
                Translations.say(voice ->
                        voice.words()
                                .ask(
                                        doubt,
                                        Width.SCREEN,
                                        seat == null ? "" : voice.words().say(seat))));
        return json;
    }

    private static Map<String, Object> choice(Choice choice, TableState state) {
        Map<String, Object> json = pair("act", choice.act(), "whose", whose(choice.whose()));
        List<Map<String, Object>> options = new ArrayList<>();
        for (int i = 0; i < choice.options().size(); i++) {
            Choice shown = choice.offering(i);
            Map<String, Object> option = Json.object();
            option.put("says", Translations.say(voice -> voice.options().option(shown)));
            options.add(option);
        }
        json.put("options", options);
        json.put("offered", choice.offered());
        boolean arbiters = choice.whose() instanceof Choice.Whose.OfArbiter;
        json.put("open", arbiters || Answering.isAnswered(state, new Answering.Chooses(choice)));
        return json;
    }

    private static Map<String, Object> whose(Choice.Whose whose) {
        return switch (whose) {
            case Choice.Whose.OfSeat(var seat) -> pair("kind", "seat", "seat", seat);
            case Choice.Whose.OfLine(var line) -> pair("kind", "line", "line", line.name());
            case Choice.Whose.OfArbiter() -> {
                Map<String, Object> json = Json.object();
                json.put("kind", "arbiter");
                yield json;
            }
        };
    }

    private static Map<String, Object> revoked(Revoked revoked) {
        Map<String, Object> json = pair("line", revoked.act().line(), "act", revoked.act().plain());
        json.put("rulings", revoked.rulings().stream().map(ActView::of).toList());
        json.put("says", Translations.say(voice -> voice.sentences().of(revoked, Width.SCREEN)));
        return json;
    }

    private static Map<String, Object> differing(Differing item) {
        Map<String, Object> json = pair("id", item.id(), "place", item.where());
        json.put("meld", item.meld().map(Object::toString).orElse(null));
        json.put("more", item.more().stream().map(Card::face).map(Object::toString).toList());
        json.put("silent", item.silent().stream().map(Card::face).map(Object::toString).toList());
        json.put("weighs", item.weighs());
        json.put("since", item.since());
        json.put(
                "says",
                Translations.say(voice -> new Differs(voice.words(), Width.SCREEN).what(item)));
        json.put(
                "asks",
                Translations.say(voice -> new Differs(voice.words(), Width.SCREEN).offered(item)));
        json.put("offered", item.offered().name());
        json.put("said", item.said().map(Line::name).orElse(null));
        return json;
    }

    private static Map<String, Object> contest(Contest contest) {
        Map<String, Object> json = pair("by", contest.by(), "act", contest.act());
        json.put("decides", contest.decides().map(Line::name).orElse(null));
        return json;
    }

    private static Map<String, Object> trouble(Troubles.Trouble trouble) {
        Map<String, Object> json = pair("part", trouble.part(), "detail", trouble.detail());
        json.put("since", trouble.since());
        json.put("named", Translations.say(voice -> voice.sentences().part(trouble, Width.SCREEN)));
        json.put("says", Translations.say(voice -> voice.sentences().of(trouble, Width.SCREEN)));
        json.put("why", Translations.ifAny(voice -> voice.sentences().why(trouble)));
        return json;
    }

    private static Map<String, Object> pair(String one, Object first, String two, Object second) {
        Map<String, Object> json = Json.object();
        json.put(one, first);
        json.put(two, second);
        return json;
    }
}
