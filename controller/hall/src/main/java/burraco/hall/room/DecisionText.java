package burraco.hall.room;

import burraco.json.Json;
import burraco.json.JsonFields;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Decisions as rows of the ledger have them: a kind, and a flat JSON object. */
public final class DecisionText {
    private DecisionText() {}

    public static String kind(Decision decision) {
        return switch (decision) {
            case Decision.Enroll _ -> "enroll";
            case Decision.Remove _ -> "remove";
            case Decision.Accept _ -> "accept";
            case Decision.Place _ -> "place";
            case Decision.SetTime _ -> "time";
            case Decision.Extend _ -> "extend";
            case Decision.Pause _ -> "pause";
            case Decision.Resume _ -> "resume";
            case Decision.Tell _ -> "tell";
            case Decision.Sit _ -> "sit";
            case Decision.Take _ -> "take";
            case Decision.Done _ -> "done";
            case Decision.GiveBack _ -> "give-back";
            case Decision.Call _ -> "call";
            case Decision.CallOff _ -> "call-off";
        };
    }

    public static String body(Decision decision) {
        Map<String, Object> json = Json.object();
        switch (decision) {
            case Decision.Enroll(String device, String key, String name) -> {
                json.put("device", device);
                json.put("key", key);
                json.put("name", name);
            }
            case Decision.Remove(String device) -> json.put("device", device);
            case Decision.Accept(String device, String journal) -> {
                json.put("device", device);
                json.put("journal", journal);
            }
            case Decision.Place(String device, int table) -> {
                json.put("device", device);
                json.put("table", table);
            }
            case Decision.SetTime(int round, long starts, long ends) -> {
                json.put("round", round);
                json.put("starts", String.valueOf(starts));
                json.put("ends", String.valueOf(ends));
            }
            case Decision.Extend(int table, long ends) -> {
                json.put("table", table);
                json.put("ends", String.valueOf(ends));
            }
            case Decision.Pause _, Decision.Resume _ -> {}
            case Decision.Tell(String text, SortedSet<Integer> tables) -> {
                json.put("text", text);
                json.put("tables", written(tables));
            }
            case Decision.Sit(int round, int table, boolean first) -> {
                json.put("round", round);
                json.put("table", table);
                json.put("first", first ? "ns" : "ew");
            }
            case Decision.Take(String item) -> json.put("item", item);
            case Decision.Done(String item, String words) -> {
                json.put("item", item);
                json.put("words", words);
            }
            case Decision.GiveBack(String item) -> json.put("item", item);
            case Decision.Call(int round, int table, int caller) -> {
                json.put("round", round);
                json.put("table", table);
                json.put("number", caller);
            }
            case Decision.CallOff(int caller) -> json.put("number", caller);
        }
        return Json.write(json);
    }

    /** Empty if it is none, or a later version of this program wrote it. */
    public static Optional<Decision> read(String kind, String body) {
        return JsonFields.read(body.getBytes(StandardCharsets.UTF_8))
                .flatMap(fields -> read(kind, new Fields(fields)));
    }

    private static Optional<Decision> read(String kind, Fields fields) {
        try {
            return Optional.of(decision(kind, fields));
        } catch (MissingException | NumberFormatException damaged) {
            return Optional.empty();
        }
    }

    private static Decision decision(String kind, Fields fields) throws MissingException {
        return switch (kind) {
            case "enroll" ->
                    new Decision.Enroll(
                            fields.text("device"), fields.text("key"), fields.text("name"));
            case "remove" -> new Decision.Remove(fields.text("device"));
            case "accept" -> new Decision.Accept(fields.text("device"), fields.text("journal"));
            case "place" -> new Decision.Place(fields.text("device"), fields.number("table"));
            case "time" ->
                    new Decision.SetTime(
                            fields.number("round"),
                            Long.parseLong(fields.text("starts")),
                            Long.parseLong(fields.text("ends")));
            case "extend" ->
                    new Decision.Extend(
                            fields.number("table"), Long.parseLong(fields.text("ends")));
            case "pause" -> new Decision.Pause();
            case "resume" -> new Decision.Resume();
            case "tell" -> new Decision.Tell(fields.text("text"), tables(fields.text("tables")));
            case "sit" ->
                    new Decision.Sit(
                            fields.number("round"),
                            fields.number("table"),
                            fields.text("first").equals("ns"));
            case "take" -> new Decision.Take(fields.text("item"));
            case "done" -> new Decision.Done(fields.text("item"), fields.text("words"));
            case "give-back" -> new Decision.GiveBack(fields.text("item"));
            case "call" ->
                    new Decision.Call(
                            fields.number("round"),
                            fields.number("table"),
                            fields.number("number"));
            case "call-off" -> new Decision.CallOff(fields.number("number"));
            default -> throw new MissingException();
        };
    }

    private static String written(SortedSet<Integer> tables) {
        return tables.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /** Numbers of tables between blanks. */
    public static SortedSet<Integer> tables(String text) {
        SortedSet<Integer> tables = new TreeSet<>();
        for (String one : text.strip().split(" +")) {
            if (!one.isEmpty()) {
                tables.add(Integer.parseInt(one));
            }
        }
        return tables;
    }

    private record Fields(JsonFields json) {
        String text(String name) throws MissingException {
            return json.text(name).orElseThrow(MissingException::new);
        }

        int number(String name) throws MissingException {
            OptionalInt number = json.number(name);
            if (number.isEmpty()) {
                throw new MissingException();
            }
            return number.getAsInt();
        }
    }

    private static final class MissingException extends Exception {
        private static final long serialVersionUID = 1;
    }
}
