package burraco.packaging;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;

/**
 * The bill of materials of a package, in CycloneDX 1.6.
 *
 * @param time of the sources, as ISO 8601 has it
 */
record Bom(DebianPackage deb, Shipped shipped, Parts parts, MavenBom maven, String time) {
    String json() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("$schema", "http://cyclonedx.org/schema/bom-1.6.schema.json");
        map.put("bomFormat", "CycloneDX");
        map.put("specVersion", "1.6");
        map.put("serialNumber", "urn:uuid:" + number());
        map.put("version", 1);
        Map<String, Object> metadata = new LinkedHashMap<>();
        metadata.put("timestamp", time);
        metadata.put("component", Component.of(deb));
        map.put("metadata", metadata);
        map.put("components", components());
        map.put("dependencies", dependencies());
        return JsonText.of(map);
    }

    /** The same for the same package. */
    private UUID number() {
        return UUID.nameUUIDFromBytes(deb.sha256().getBytes(StandardCharsets.US_ASCII));
    }

    private List<Object> components() {
        List<Object> components = new ArrayList<>();
        for (Jar jar : shipped.jars()) {
            components.add(
                    jar.part()
                            .<Map<String, Object>>map(part -> library(jar, part))
                            .orElseGet(() -> Component.module(jar, module(jar))));
        }
        shipped.java().ifPresent(java -> components.add(Component.of(java)));
        return components;
    }

    private Map<String, Object> library(Jar jar, Part part) {
        maven.difference(jar, part)
                .ifPresent(difference -> {
                    throw new Refusal(difference);
                });
        return Component.library(
                jar, part, parts.within(part), maven.more(part.purl().orElseThrow()));
    }

    private String module(Jar jar) {
        String name = jar.file().replaceFirst("\\.jar$", "");
        return maven.module(name)
                .orElseThrow(() -> new Refusal(jar.path() + " is no module that Maven knows"));
    }

    /** Who needs whom, among what is in the package. */
    private List<Object> dependencies() {
        Map<String, List<String>> needs = new TreeMap<>();
        for (Jar jar : shipped.jars()) {
            needs.put(jar.part().flatMap(Part::purl).orElseGet(() -> module(jar)), List.of());
        }
        List<String> all = new ArrayList<>(needs.keySet());
        shipped.java().ifPresent(java -> all.add(java.purl()));
        needs.replaceAll((purl, none) ->
                maven.needs().getOrDefault(purl, List.of()).stream()
                        .filter(all::contains)
                        .sorted()
                        .toList());
        shipped.java().ifPresent(java -> needs.put(java.purl(), List.of()));
        needs.put(deb.purl(), List.copyOf(all));
        return needs.entrySet().stream()
                .<Object>map(one -> dependency(one.getKey(), one.getValue()))
                .toList();
    }

    private static Map<String, Object> dependency(String ref, List<String> needs) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("ref", ref);
        map.put("dependsOn", needs);
        return map;
    }
}
