package burraco.hall.load;

import burraco.hall.load.PreparedHall.Place;
import burraco.journal.between.EventText;
import burraco.json.Json;
import burraco.relay.Entry;
import burraco.relay.wire.Told;
import burraco.table.state.MatchEvent;
import burraco.words.Language;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;

/** What a simulated table tells: entries and states as long as those of a real one. */
final class TableStory {
    private static final String SEAL = "5f".repeat(32);
    private static final int HANDS = 4;

    private final Place place;
    private final String title;
    private long told;

    TableStory(Place place, String title) {
        this.place = place;
        this.title = title;
    }

    Entry event() {
        String body = EventText.of(1, new MatchEvent(String.valueOf(place.table()), title, "1"));
        return signed("event", body);
    }

    Entry act() {
        return entry("act", told + " N meld pinella 4C-5C-6C-7C onto 3 by hand " + told % 97);
    }

    Entry hand(int number) {
        String body =
                String.join(
                        " ",
                        "1",
                        "" + number,
                        SEAL,
                        "" + points(number),
                        "" + 5 * place.table(),
                        "N",
                        "CLOSED",
                        "NESW",
                        "NS+EW");
        return signed("hand", body);
    }

    private static int points(int hand) {
        return 100 * hand;
    }

    /** The match points of the side that sits North-South, after all hands. */
    static int total() {
        return points(1) + points(2) + points(3) + points(HANDS);
    }

    Entry over() {
        return signed("match-over", "1");
    }

    private Entry entry(String kind, String body) {
        return entry(told(kind, body));
    }

    private Entry signed(String kind, String body) {
        Told bare = told(kind, body);
        byte[] signature = place.key().sign(bare.signed(place.device(), place.journal()));
        return entry(bare.with(Base64.getEncoder().encodeToString(signature)));
    }

    private Told told(String kind, String body) {
        told++;
        return new Told(
                told,
                200 * told,
                System.currentTimeMillis(),
                kind,
                body,
                SEAL,
                Optional.empty(),
                Optional.empty());
    }

    private static Entry entry(Told one) {
        return new Entry(one.seq(), one.text());
    }

    /**
     * @param score of the side that sits North-South, which all pages show
     */
    String state(int score) {
        Map<String, Object> json = Json.object();
        json.put("version", 1);
        json.put("match", 1);
        json.put("tournament", title);
        json.put("round", "1");
        json.put("hands", HANDS);
        json.put("played", 0);
        json.put("counted", "");
        json.put("over", 0);
        json.put("confirmed", 0);
        json.put("unconfirmed", "");
        json.put("hand", 1);
        json.put("phase", "PLAY");
        json.put("handNs", score);
        json.put("handEw", place.table());
        json.put("acting", "NESW".substring(score % 4, score % 4 + 1));
        json.put("allowed", 60_000);
        json.put("timeOut", 0);
        json.put("followed", 1);
        json.put("waits", "PLAYS");
        for (Language language : Language.values()) {
            json.put("waits." + language.id(), "North draws, or takes the discard pile");
        }
        json.put("secured", 1);
        json.put("calling", "");
        json.put("doubts", 0);
        json.put("troubles", 0);
        json.put("rulings", 0);
        return Json.write(json);
    }
}
