package burraco.packaging;

import java.util.Optional;
import java.util.stream.Collectors;

/** An advisory of osv.dev: in which versions of which packages something is wrong. */
record Advisory(JsonValue osv) {
    /** What it says of this library; empty if it does not concern it. */
    Optional<String> about(String group, String artifact, String version) {
        String name = group + ":" + artifact;
        boolean concerned =
                !osv.has("withdrawn")
                        && osv.get("affected").all().stream()
                                .filter(one -> isOf(one.get("package"), name))
                                .anyMatch(one -> includes(one, version));
        return concerned ? Optional.of(name + " " + version + ": " + said()) : Optional.empty();
    }

    private static boolean isOf(JsonValue found, String name) {
        return found.get("ecosystem").text().equals("Maven")
                && found.get("name").text().equals(name);
    }

    private static boolean includes(JsonValue affected, String version) {
        return affected.get("versions").all().stream().anyMatch(one -> one.text().equals(version))
                || affected.get("ranges").all().stream()
                        .anyMatch(range -> reaches(range, MavenVersion.of(version)));
    }

    /** Its events are in order: introduced, fixed, introduced again … */
    private static boolean reaches(JsonValue range, MavenVersion version) {
        if (!range.get("type").text().equals("ECOSYSTEM")) {
            return false;
        }
        boolean in = false;
        for (JsonValue event : range.get("events").all()) {
            if (event.has("introduced") && at(event, "introduced").compareTo(version) <= 0) {
                in = true;
            }
            if (event.has("fixed") && at(event, "fixed").compareTo(version) <= 0) {
                in = false;
            }
            if (event.has("last_affected") && at(event, "last_affected").compareTo(version) < 0) {
                in = false;
            }
        }
        return in;
    }

    private static MavenVersion at(JsonValue event, String key) {
        return MavenVersion.of(event.get(key).text());
    }

    private String said() {
        String aliases =
                osv.get("aliases").all().stream()
                        .map(JsonValue::text)
                        .collect(Collectors.joining(", "));
        return osv.get("id").text()
                + (aliases.isEmpty() ? "" : " (" + aliases + ")")
                + " "
                + osv.get("summary").text();
    }
}
