package burraco.practice;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.rules.Code;
import burraco.engine.ruling.Case;
import burraco.hal.Area;
import burraco.hal.Rgb;
import burraco.json.Json;
import burraco.layout.LaidAntenna;
import burraco.layout.ZoneName;
import burraco.play.practice.BoardPlace;
import burraco.play.practice.BoardPosition;
import burraco.play.practice.HeardNow;
import burraco.play.practice.Practice;
import burraco.play.practice.Slip;
import burraco.running.Snapshot;
import burraco.signals.Signal;
import burraco.web.view.ActView;
import burraco.web.view.Translations;
import burraco.words.Language;
import burraco.words.Width;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;

/** The simulated table as JSON, with all cards visible. */
final class PracticeView {
    private static final double TENTHS = 10;
    private static final long HEARD_LATELY_MILLIS = 1_500;

    private PracticeView() {}

    /** The layout of the table, which never changes. */
    static Map<String, Object> felt(PracticeSession session) {
        Map<String, Object> json = Json.object();
        List<Map<String, Object>> zones = new ArrayList<>();
        for (LaidAntenna laid : session.layout().antennas()) {
            Area area = laid.antenna().area();
            Map<String, Object> zone = Json.object();
            zone.put("antenna", laid.id());
            zone.put("zone", ZoneName.of(laid.zone()));
            zone.put("x", tenths(area.x()));
            zone.put("y", tenths(area.y()));
            zone.put("w", tenths(area.w()));
            zone.put("h", tenths(area.h()));
            zones.add(zone);
        }
        json.put("zones", zones);
        Code code = session.layout().rules().code();
        json.put("mistakes", Practice.mistakes(code).stream().map(PracticeView::mistake).toList());
        return json;
    }

    private static Map<String, Object> mistake(Case which) {
        Map<String, Object> json = Json.object();
        json.put("case", which);
        json.put("article", ActView.article(which));
        json.put("says", Translations.say(voice -> voice.words().say(which, Width.SCREEN)));
        return json;
    }

    /**
     * @param told output of lamps, display and buzzer, for each language
     */
    static Map<String, Object> of(
            PracticeSession session, List<Slip> slips, Map<Language, Signal> told) {
        Signal signal = told.get(Language.IT);
        Practice practice = session.practice();
        BoardPosition position = practice.position();
        Map<String, Object> json = Json.object();
        json.put("now", position.now());
        json.put("speed", session.setSpeed());
        json.put("paused", session.isPaused());
        json.put("dealing", practice.isDealing());
        json.put("deals", session.steward().deals());
        json.put("stuck", practice.isStuck());
        json.put("sitters", sitters(practice));
        json.put("cards", position.cards().stream().map(PracticeView::card).toList());
        json.put(
                "misunderstood",
                practice.misunderstood().stream().map(PracticeView::name).distinct().toList());
        json.put("slips", slips.stream().map(PracticeView::slip).toList());
        json.put("lamps", lamps(signal.lamps().groups()));
        json.put("display", display(told));
        json.put("sound", signal.cue().map(cue -> cue.sound().name()).orElse(null));
        json.put("cue", signal.cue().map(cue -> cue.what()).orElse(null));
        json.put("tapes", session.recordings().labels().stream().map(PracticeView::tape).toList());
        return json;
    }

    private static Map<String, Object> display(Map<Language, Signal> told) {
        Map<String, Object> json = Json.object();
        told.forEach((language, signal) ->
                json.put(language.name().toLowerCase(Locale.ROOT), signal.lines()));
        return json;
    }

    private static Map<String, Object> sitters(Practice practice) {
        Map<String, Object> json = Json.object();
        for (Seat seat : Seat.values()) {
            json.put(seat.toString(), practice.sitter(seat).name());
        }
        return json;
    }

    private static Map<String, Object> card(BoardPosition.Lying lying) {
        Map<String, Object> json = Json.object();
        json.put("id", name(lying.card()));
        json.put("where", name(lying.where()));
        json.put("index", lying.index());
        json.put("x", lying.spot().map(spot -> tenths(spot.x())).orElse(null));
        json.put("y", lying.spot().map(spot -> tenths(spot.y())).orElse(null));
        json.put("across", lying.spot().map(spot -> spot.across()).orElse(false));
        json.put("open", lying.open());
        json.put("moving", lying.moving());
        return json;
    }

    /** Names one physical card of the two equal ones. */
    static String name(Card card) {
        return card.face() + "/" + card.copy();
    }

    static String name(BoardPlace where) {
        return switch (where) {
            case BoardPlace.Fan(var seat) -> "fan " + seat;
            case BoardPlace.Stock _ -> "stock";
            case BoardPlace.Pile _ -> "pile";
            case BoardPlace.Pozzetto(var number) -> "pozzetto " + number;
            case BoardPlace.Slot(var line, var slot) -> "slot " + line + " " + slot;
            case BoardPlace.Before(var seat) -> "before " + seat;
            case BoardPlace.Pack(var seat) -> "pack " + seat;
            case BoardPlace.Beside(var seat) -> "beside " + seat;
            case BoardPlace.Dealt(var seat) -> "dealt " + seat;
            case BoardPlace.Away _ -> "away";
        };
    }

    /** The case and the seat; the steps of the mistake are not sent. */
    private static Map<String, Object> slip(Slip slip) {
        Map<String, Object> json = mistake(slip.which());
        json.put("seat", slip.seat());
        return json;
    }

    private static Map<String, Object> lamps(SortedMap<String, List<Rgb>> groups) {
        Map<String, Object> json = new LinkedHashMap<>();
        groups.forEach(
                (group, lamps) -> json.put(group, lamps.stream().map(Rgb::toString).toList()));
        return json;
    }

    private static Map<String, Object> tape(HandRecordings.Label label) {
        Map<String, Object> json = Json.object();
        json.put("number", label.number());
        json.put("dealer", label.dealer());
        json.put("length", label.length());
        json.put("readings", label.readings());
        return json;
    }

    /** The cards that each antenna detects now. */
    static Map<String, Object> heard(PracticeSession session) {
        long now = session.practice().now();
        Map<String, Object> json = Json.object();
        List<Map<String, Object>> antennas = new ArrayList<>();
        for (HeardNow one : session.practice().heard()) {
            Map<String, Object> antenna = Json.object();
            antenna.put("antenna", one.antenna());
            antenna.put(
                    "cards",
                    one.tags().stream()
                            .filter(tag -> now - tag.last() <= HEARD_LATELY_MILLIS)
                            .map(tag -> tag.card().map(PracticeView::name).orElse("?"))
                            .toList());
            antennas.add(antenna);
        }
        json.put("now", now);
        json.put("antennas", antennas);
        return json;
    }

    /** Also offered while a bot decides: the person is quicker, and the bot decides again. */
    static List<Slip> slips(PracticeSession session) {
        Snapshot latest = session.latest();
        if (latest == null) {
            return List.of();
        }
        Hand open = latest.state().hand().open();
        return open.over() || open.isDealing() ? List.of() : session.practice().slips(open);
    }

    private static double tenths(double centimetres) {
        return Math.rint(centimetres * TENTHS) / TENTHS;
    }
}
