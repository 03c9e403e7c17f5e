package burraco.web.view;

import burraco.engine.act.Act;
import burraco.json.JsonObject;
import burraco.table.input.Person;
import burraco.table.sheet.ActSheet;
import burraco.table.sheet.Correction;
import burraco.table.sheet.ToldAct;
import java.util.Optional;

/**
 * A correction of the record as JSON. The corrected text is left out, because it may name hidden
 * cards; the lines of the record show what everybody may know.
 */
public record RemarkView(
        int id, int act, String what, String by, Optional<String> seat, long at, String why)
        implements JsonObject {
    public static RemarkView of(ActSheet.Remark remark) {
        Correction correction = remark.correction();
        return new RemarkView(
                correction.id(),
                remark.act(),
                what(correction),
                name(correction.by()),
                correction.by() instanceof Person.Player(var seat)
                        ? Optional.of(seat.toString())
                        : Optional.empty(),
                correction.at(),
                correction.why());
    }

    private static String what(Correction correction) {
        if (correction.said().isEmpty()) {
            return "strike";
        }
        ToldAct said = correction.said().get();
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
