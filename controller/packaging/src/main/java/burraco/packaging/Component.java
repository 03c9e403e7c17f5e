package burraco.packaging;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Components of a bill of materials, as CycloneDX wants them. */
final class Component {
    private Component() {}

    static Map<String, Object> of(DebianPackage deb) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("type", "application");
        map.put("bom-ref", deb.purl());
        map.put("name", deb.name());
        map.put("version", deb.version());
        map.put("hashes", hashes(deb.sha256()));
        map.put("licenses", licences(Licence.OURS));
        map.put("purl", deb.purl());
        return map;
    }

    /** A module of ours. */
    static Map<String, Object> module(Jar jar, String purl) {
        String name = jar.file().replaceFirst("\\.jar$", "");
        String version = purl.substring(purl.indexOf('@') + 1);
        Map<String, Object> map = library("burraco", name, version, purl);
        map.put("hashes", hashes(jar.sha256()));
        map.put("licenses", licences(Licence.OURS));
        map.put("purl", purl);
        map.put("evidence", found(jar.path()));
        return map;
    }

    static Map<String, Object> library(
            Jar jar, Part part, List<Part> within, Map<String, Object> more) {
        String purl = part.purl().orElseThrow();
        Map<String, Object> map = library(part.group(), part.artifact(), part.version(), purl);
        map.put("hashes", hashes(jar.sha256()));
        map.put("licenses", licences(part.licence()));
        map.put("copyright", part.copyright());
        map.put("purl", purl);
        map.putAll(more);
        if (!within.isEmpty()) {
            map.put("components", within.stream().map(Component::within).toList());
        }
        map.put("evidence", found(jar.path()));
        return map;
    }

    private static Map<String, Object> library(
            String group, String name, String version, String purl) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("type", "library");
        map.put("bom-ref", purl);
        map.put("group", group);
        map.put("name", name);
        map.put("version", version);
        return map;
    }

    private static Map<String, Object> within(Part part) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("type", "library");
        map.put("bom-ref", part.within() + "/" + part.name());
        map.put("name", part.name());
        if (!part.version().isEmpty()) {
            map.put("version", part.version());
        }
        map.put("licenses", licences(part.licence()));
        map.put("copyright", part.copyright());
        map.put("externalReferences", List.of(reference("website", part.from())));
        return map;
    }

    static Map<String, Object> of(JavaRuntime java) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("type", "platform");
        map.put("bom-ref", java.purl());
        map.put("supplier", Map.of("name", java.vendor()));
        map.put("name", "OpenJDK");
        map.put("version", java.version());
        map.put(
                "description",
                "The Java that the program runs on, with those of its modules that it needs. The"
                        + " checksum is that of lib/modules.");
        map.put("hashes", hashes(java.sha256()));
        map.put("licenses", licences(Licence.OF_JAVA));
        map.put("copyright", "1993-2026 Oracle and/or its affiliates");
        map.put("purl", java.purl());
        map.put(
                "externalReferences",
                List.of(reference("source-distribution", java.source().split(" ")[0])));
        map.put(
                "components",
                java.legal().entrySet().stream()
                        .map(one -> ofLegal(one.getKey(), one.getValue()))
                        .toList());
        map.put("evidence", found(java.path() + "/lib/modules"));
        map.put(
                "properties",
                List.of(
                        property("java:modules", String.join(" ", java.modules())),
                        property("java:source", java.source())));
        return map;
    }

    private static Map<String, Object> ofLegal(String title, String file) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("type", "library");
        map.put("name", title);
        map.put(
                "licenses",
                List.of(Map.of("license", Map.of("name", "see legal/" + file + " of the Java"))));
        return map;
    }

    private static Map<String, Object> reference(String type, String url) {
        return pair("type", type, "url", url);
    }

    private static Map<String, Object> property(String name, String value) {
        return pair("name", name, "value", value);
    }

    /** Always in this order, unlike Map.of. */
    private static Map<String, Object> pair(String a, String of, String b, String and) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put(a, of);
        map.put(b, and);
        return map;
    }

    private static List<Object> hashes(String sha256) {
        return List.of(pair("alg", "SHA-256", "content", sha256));
    }

    private static List<Object> licences(Licence licence) {
        boolean one = licence.ids().size() == 1 && !licence.expression().contains(" WITH ");
        return List.of(
                one
                        ? Map.of("license", Map.of("id", licence.expression()))
                        : Map.of("expression", licence.expression()));
    }

    private static Map<String, Object> found(String path) {
        return Map.of("occurrences", List.of(Map.of("location", path)));
    }
}
