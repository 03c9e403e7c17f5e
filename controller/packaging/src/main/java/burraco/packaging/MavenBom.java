package burraco.packaging;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What the CycloneDX plugin of Maven says about our program and its libraries.
 *
 * @param components by their purl
 * @param needs the purls that each component depends on
 */
record MavenBom(Map<String, JsonValue> components, Map<String, List<String>> needs) {
    static MavenBom of(JsonValue bom) {
        Map<String, JsonValue> components = new TreeMap<>();
        JsonValue program = bom.get("metadata").get("component");
        components.put(plain(program.get("purl").text()), program);
        for (JsonValue one : bom.get("components").all()) {
            components.put(plain(one.get("purl").text()), one);
        }
        Map<String, List<String>> needs = new TreeMap<>();
        for (JsonValue one : bom.get("dependencies").all()) {
            needs.put(
                    plain(one.get("ref").text()),
                    one.get("dependsOn").all().stream().map(need -> plain(need.text())).toList());
        }
        return new MavenBom(components, needs);
    }

    private static String plain(String purl) {
        return purl.replaceFirst("\\?.*", "");
    }

    /** The purl of our module with this name. */
    Optional<String> module(String name) {
        return components.keySet().stream()
                .filter(purl -> purl.startsWith("pkg:maven/burraco/" + name + "@"))
                .findFirst();
    }

    /** What it knows beside name, version and licence. */
    Map<String, Object> more(String purl) {
        Map<String, Object> more = new LinkedHashMap<>();
        JsonValue component = components.get(purl);
        for (String key : List.of("description", "externalReferences")) {
            if (component != null && component.has(key)) {
                more.put(key, component.get(key).value());
            }
        }
        return more;
    }

    /** What it says otherwise than parts.tsv and the file itself; empty if nothing. */
    Optional<String> difference(Jar jar, Part part) {
        JsonValue component = components.get(part.purl().orElseThrow());
        if (component == null) {
            return Optional.of(part.titled() + " is not what Maven resolves");
        }
        Set<String> ids = licences(component);
        ids.removeAll(part.licence().ids());
        if (!ids.isEmpty()) {
            return Optional.of(part.name() + ": its pom names " + ids + ", parts.tsv does not");
        }
        return Checksum.listed(component).equals(jar.sha256())
                ? Optional.empty()
                : Optional.of(jar.path() + " is not the file that Maven has resolved");
    }

    /** Those that the plugin has recognized. */
    private static Set<String> licences(JsonValue component) {
        Set<String> ids = new TreeSet<>();
        for (JsonValue one : component.get("licenses").all()) {
            if (one.get("license").has("id")) {
                ids.add(one.get("license").get("id").text());
            }
        }
        return ids;
    }
}
