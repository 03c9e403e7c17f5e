package burraco.web.view;

import burraco.engine.act.Act;
import burraco.json.Json;
import burraco.table.input.Person;
import burraco.table.sheet.Correction;
import burraco.table.sheet.Said;
import burraco.table.sheet.Sheet;
import java.util.Map;

/**
 * A correction of the record as JSON. The corrected text is left out, because it may name hidden
 * cards; the lines of the record show what everybody may know.
 */
public final class RemarkView {
    private RemarkView() {}

    public static Map<String, Object> of(Sheet.Remark remark) {
        Correction correction = remark.correction();
        Map<String, Object> json = Json.object();
        json.put("id", correction.id());
        json.put("act", remark.act());
        json.put("what", what(correction));
        json.put("by", name(correction.by()));
        json.put(
                "seat",
                correction.by() instanceof Person.Player(var seat) ? seat.toString() : null);
        json.put("at", correction.at());
        json.put("why", correction.why());
        return json;
    }

    private static String what(Correction correction) {
        if (correction.said().isEmpty()) {
            return "strike";
        }
        Said said = correction.said().get();
        return switch (said.act()) {
            case Act.Waive _ -> "waive";
            case Act.Report _ -> "report";
            case Act.ArbiterPoints _ -> "points";
            case Act.Decide _ -> "decide";
            case Act _ -> correction.was().isEmpty() ? "insert" : "replace";
        };
    }

    private static String name(Person person) {
        return switch (person) {
            case Person.Player(var seat) -> seat.toString();
            case Person.Arbiter(var name) -> name;
        };
    }
}
