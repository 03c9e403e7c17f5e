package burraco.uplink.topics;

import burraco.json.Json;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * Tells a home automation what a table has, in the manner of Home Assistant: one message for each
 * value, under a topic where it looks for devices.
 */
public final class Announcement {
    private final TableTopics topics;
    private final String under;
    private final String name;
    private final UnaryOperator<String> says;

    /**
     * @param under with which those topics begin
     * @param name of the table, for people
     * @param says the name of each value, by its key
     */
    public Announcement(TableTopics topics, String under, String name, UnaryOperator<String> says) {
        this.topics = topics;
        this.under = under;
        this.name = name;
        this.says = says;
    }

    /** What an automation can show. The keys of its names are those of {@code topic.}. */
    private enum Value {
        NS("sensor", "ns", "{{ value_json.ns }}"),
        EW("sensor", "ew", "{{ value_json.ew }}"),
        HAND("sensor", "hand", "{{ value_json.hand }}"),
        ACTING("sensor", "acting", "{{ value_json.acting }}"),
        WAITS("sensor", "waits", "{{ value_json.says.%s }}"),
        CALLED("binary_sensor", "called", "{{ 'ON' if value_json.called else 'OFF' }}"),
        TROUBLE("binary_sensor", "trouble", "{{ 'ON' if value_json.trouble else 'OFF' }}"),
        UNSECURED("binary_sensor", "unsecured", "{{ 'OFF' if value_json.secured else 'ON' }}"),
        TIME_OUT("binary_sensor", "time-out", "{{ 'ON' if value_json.timeOut else 'OFF' }}");

        private final String kind;
        private final String id;
        private final String template;

        Value(String kind, String id, String template) {
            this.kind = kind;
            this.id = id;
            this.template = template;
        }
    }

    /** The names that are asked for. */
    public static List<String> names() {
        return List.of(Value.values()).stream().map(value -> "topic." + value.id).toList();
    }

    /**
     * By the topics, as they stay there.
     *
     * @param language of sentences
     */
    public SortedMap<String, String> messages(String language) {
        SortedMap<String, String> all = new TreeMap<>();
        for (Value value : Value.values()) {
            all.put(topic(value), message(value, language));
        }
        return all;
    }

    /** What takes all of it back. */
    public SortedMap<String, String> nothing() {
        SortedMap<String, String> all = new TreeMap<>();
        for (Value value : Value.values()) {
            all.put(topic(value), "");
        }
        return all;
    }

    private String unique() {
        return "burraco_" + topics.table();
    }

    private String topic(Value value) {
        return under + "/" + value.kind + "/" + unique() + "/" + value.id + "/config";
    }

    private String message(Value value, String language) {
        Map<String, Object> json = Json.object();
        json.put("name", says.apply("topic." + value.id));
        json.put("unique_id", unique() + "_" + value.id);
        json.put("object_id", unique() + "_" + value.id);
        json.put("state_topic", topics.state());
        json.put("value_template", value.template.replace("%s", language));
        json.put("availability_topic", topics.presence());
        json.put("payload_available", TableTopics.ONLINE);
        json.put("payload_not_available", TableTopics.OFFLINE);
        if (value == Value.TROUBLE || value == Value.UNSECURED) {
            json.put("device_class", "problem");
        }
        if (value == Value.NS || value == Value.EW) {
            json.put("state_class", "measurement");
        }
        Map<String, Object> device = Json.object();
        device.put("identifiers", List.of(unique()));
        device.put("name", name);
        device.put("model", "Burraco table");
        json.put("device", device);
        return Json.write(json);
    }
}
