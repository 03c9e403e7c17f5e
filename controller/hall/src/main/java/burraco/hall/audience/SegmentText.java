package burraco.hall.audience;

import burraco.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Writes a segment. Its first frame has everything, so that a page can begin anywhere; each later
 * one only what is different from the one before.
 */
final class SegmentText {
    private static final int VERSION = 1;

    private SegmentText() {}

    static String of(long number, List<Frame> frames) {
        Frame first = frames.getFirst();
        Map<String, Object> json = Json.object();
        json.put("version", VERSION);
        json.put("table", first.table());
        json.put("number", number);
        json.put("round", first.round());
        json.put("wall", first.wall());
        json.put("before", first.before());
        json.put("frames", shown(frames));
        return Json.write(json);
    }

    private static List<Map<String, Object>> shown(List<Frame> frames) {
        List<Map<String, Object>> all = new ArrayList<>();
        Map<String, Object> before = Map.of();
        for (Frame frame : frames) {
            Map<String, Object> news = Json.object();
            for (Map.Entry<String, Object> one : frame.shown().entrySet()) {
                boolean same = one.getValue().equals(before.get(one.getKey()));
                if (!same || one.getKey().equals("at") || one.getKey().equals("log")) {
                    news.put(one.getKey(), one.getValue());
                }
            }
            all.add(news);
            before = frame.shown();
        }
        return all;
    }
}
