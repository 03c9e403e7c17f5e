package burraco.hall.audience;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What somebody sees who has only the folder of the web server. */
record Outside(Path folder) {
    Map<String, Object> json(String name) throws IOException {
        return ReadJson.object(Files.readString(folder.resolve(name)));
    }

    /** The folders of all tournaments. */
    List<String> keys() throws IOException {
        List<String> keys = new ArrayList<>();
        if (Files.exists(folder.resolve("tournaments.json"))) {
            for (Map<String, Object> one : ReadJson.list(json("tournaments.json"), "tournaments")) {
                keys.add((String) one.get("key"));
            }
        }
        return keys;
    }

    /** All files that must never change, by their names. */
    Map<String, String> segments() throws IOException {
        Map<String, String> all = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = folder.relativize(file).toString();
                if (name.matches("[^/]+/[0-9]+/[0-9]+[.]json")) {
                    all.put(name, Files.readString(file));
                }
            }
        }
        return all;
    }

    /** How many segments of each table the tournament's index tells of. */
    Map<Integer, Long> newest(String key) throws IOException {
        Map<Integer, Long> newest = new LinkedHashMap<>();
        for (Object one : (List<?>) json(key + "/index.json").get("tables")) {
            List<?> pair = (List<?>) one;
            newest.put(((Long) pair.getFirst()).intValue(), (Long) pair.getLast());
        }
        return newest;
    }

    /** All that is shown of a table, moment by moment, each of them whole. */
    List<Map<String, Object>> shown(String key, int table) throws IOException {
        List<Map<String, Object>> all = new ArrayList<>();
        long newest = newest(key).getOrDefault(table, 0L);
        for (long number = 1; number <= newest; number++) {
            Map<String, Object> now = new HashMap<>();
            Map<String, Object> segment = json(key + "/" + table + "/" + number + ".json");
            for (Map<String, Object> frame : ReadJson.list(segment, "frames")) {
                now = new HashMap<>(now);
                now.remove("log");
                now.putAll(frame);
                all.add(now);
            }
        }
        return all;
    }
}
