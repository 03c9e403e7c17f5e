package burraco.cli;

import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import java.util.List;
import java.util.Map;

/** What {@code judge --json} says of one act. */
final class ActJson {
    private ActJson() {}

    static Map<String, Object> ruling(Ruling ruling) {
        Map<String, Object> json = Json.object();
        json.put("case", ruling.which());
        json.put("seat", ruling.seat());
        json.put("of", ruling.of());
        json.put("remedies", ruling.remedies().stream().map(ActJson::remedy).toList());
        return json;
    }

    private static Map<String, Object> remedy(Remedy remedy) {
        Map<String, Object> json = Json.object();
        switch (remedy) {
            case Remedy.Advise _ -> json.put("do", "advise");
        }
        return json;
    }

    /** Those that wait for a call, or came with an act. */
    static List<Map<String, Object>> rulings(List<Ruling> rulings) {
        return rulings.stream().map(ActJson::ruling).toList();
    }
}
