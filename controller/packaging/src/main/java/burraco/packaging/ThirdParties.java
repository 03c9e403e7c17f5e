package burraco.packaging;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What others made and we ship, for people: a list, and the texts of the licences. */
record ThirdParties(Shipped shipped, Parts parts, LicenceTexts texts) {
    private static final String RULE = "=".repeat(100) + "\n";

    private List<Part> all() {
        List<Part> all = new ArrayList<>();
        for (Part library : shipped.libraries()) {
            all.add(library);
            all.addAll(parts.within(library));
        }
        return all;
    }

    String text() {
        StringBuilder text =
                new StringBuilder(
                        """
                        The Burraco table is under the Apache License 2.0. It comes with what others made:

                        """);
        all().forEach(part -> text.append(of(part)));
        shipped.java().ifPresent(java -> text.append(of(java)));
        for (String id : licences()) {
            text.append(RULE).append(id).append("\n\n");
            text.append(
                    texts.of(id)
                            .orElseThrow(() -> new Refusal("no text of " + id))
                            .stripTrailing());
            text.append("\n\n");
        }
        return text.toString();
    }

    private static String of(Part part) {
        return part.titled()
                + (part.isLibrary() ? "" : ", within " + part.within())
                + "\n    licence:   "
                + part.licence().expression()
                + (part.licence().hasChoice()
                        ? "; we go by " + String.join(" and ", part.licence().taken())
                        : "")
                + "\n    copyright: "
                + part.copyright()
                + "\n    "
                + (part.licence().wantsSource() ? "source:    " : "from:      ")
                + part.from()
                + "\n\n";
    }

    private static String of(JavaRuntime java) {
        return """
        OpenJDK %s of %s, its modules %s
            licence:   %s (its text: %s/legal)
            copyright: 1993-2026 Oracle and/or its affiliates, and others
            source:    %s
            Within it, with the files of the folder legal that have the licences:
        %s
        """
                .formatted(
                        java.version(),
                        java.vendor(),
                        String.join(" ", java.modules()),
                        Licence.OF_JAVA.expression(),
                        java.path(),
                        java.source(),
                        java.legal().entrySet().stream()
                                .map(one ->
                                        "        " + one.getKey() + ": " + one.getValue() + "\n")
                                .collect(Collectors.joining()));
    }

    private Set<String> licences() {
        Set<String> ids = new TreeSet<>();
        all().forEach(part -> ids.addAll(part.licence().taken()));
        return ids;
    }
}
