package burraco.cli.judge;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Order;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Holding;
import burraco.engine.hand.Warning;
import burraco.engine.meld.Freeze;
import burraco.engine.meld.Meld;
import burraco.engine.meld.Shape;
import burraco.engine.ruling.Ruling;
import burraco.engine.score.Count;
import burraco.engine.score.CountedMeld;
import burraco.engine.score.LineScore;
import burraco.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The last object of {@code judge --json}: how the hand ended, what lies where, and the count. */
public final class EndJson {
    private EndJson() {}

    public static Map<String, Object> of(Hand hand, List<Ruling> atEnd) {
        Map<String, Object> end = Json.object();
        end.put("end", true);
        end.put("reason", hand.ending().reason());
        end.put("closer", hand.ending().closer());
        end.put("melds", hand.melds().all().stream().map(meld -> meld(meld, hand)).toList());
        end.put("hands", hands(hand));
        Map<String, Object> score = Json.object();
        for (Line line : Line.values()) {
            score.put(line.name(), score(Count.of(hand, line)));
        }
        end.put("score", score);
        end.put("warnings", warnings(hand));
        if (!atEnd.isEmpty()) {
            end.put("rulings", atEnd.stream().map(ActJson::ruling).toList());
        }
        return end;
    }

    private static Map<String, Object> meld(Meld meld, Hand hand) {
        Map<String, Object> json = Json.object();
        CountedMeld counted = CountedMeld.of(hand, meld);
        json.put("id", meld.id());
        json.put(
                "kind",
                switch (counted.shape()) {
                    case Shape.Sequence _ -> "sequence";
                    case Shape.Combination _ -> "combination";
                    case Shape.NoMeld _ -> "invalid";
                });
        json.put("cards", faces(meld.inOrder(), 0));
        json.put("burraco", counted.burraco(hand.rules()));
        json.put(
                "frozen",
                switch (meld.freeze()) {
                    case Freeze.None _ -> null;
                    case Freeze.Until until -> until.seat();
                    case Freeze.ForGood _ -> "end";
                });
        json.put("points", counted.positive().points());
        return json;
    }

    private static Map<String, Object> hands(Hand hand) {
        Map<String, Object> hands = Json.object();
        for (Seat seat : Seat.values()) {
            Holding fan = hand.fan(seat);
            Map<String, Object> json = Json.object();
            json.put("cards", faces(fan.known().sorted(Order.IN_A_FAN), fan.unseen()));
            json.put("count", fan.size());
            hands.put(seat.toString(), json);
        }
        return hands;
    }

    private static String faces(List<Card> cards, int unseen) {
        List<String> faces = new ArrayList<>();
        cards.forEach(card -> faces.add(card.face().toString()));
        for (int i = 0; i < unseen; i++) {
            faces.add("??");
        }
        return String.join(" ", faces);
    }

    private static Map<String, Object> score(LineScore score) {
        Map<String, Object> json = Json.object();
        json.put("burrachi", score.burrachi());
        json.put("closing", score.closing());
        json.put("melds", score.melds());
        json.put("pozzetto", orNull(score.pozzetto()));
        json.put("hand", orNull(score.hand()));
        json.put("penalized", score.penalized());
        json.put("arbiter", score.arbiter());
        json.put("total", orNull(score.total()));
        if (score.unseen() > 0) {
            json.put("unseen", score.unseen());
        }
        return json;
    }

    private static Integer orNull(OptionalInt points) {
        return points.isPresent() ? points.getAsInt() : null;
    }

    private static Map<String, Object> warnings(Hand hand) {
        Map<String, Object> warnings = Json.object();
        for (Seat seat : Seat.values()) {
            int count = 0;
            for (Warning warning : hand.warnings()) {
                count += warning.seat() == seat ? 1 : 0;
            }
            if (count > 0) {
                warnings.put(seat.toString(), count);
            }
        }
        return warnings;
    }
}
