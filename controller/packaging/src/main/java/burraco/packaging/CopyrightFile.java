package burraco.packaging;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The copyright file of a Debian package: whose each file is, and its licence. */
record CopyrightFile(Shipped shipped, Parts parts, LicenceTexts texts) {
    String text() {
        StringBuilder text =
                new StringBuilder(
                        """
                        Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
                        Upstream-Name: Burraco table

                        Files: *
                        Copyright: 2026 the authors of the Burraco table
                        License: Apache-2.0
                        """);
        shipped.java().ifPresent(java -> text.append('\n').append(of(java)));
        for (Jar jar : shipped.jars()) {
            jar.part().ifPresent(part -> text.append('\n').append(of(jar, part)));
        }
        licences().forEach(id -> text.append('\n').append(licence(id)));
        return text.toString();
    }

    private static String of(JavaRuntime java) {
        String within =
                java.legal().entrySet().stream()
                        .map(one -> " " + one.getKey() + ": " + one.getValue() + "\n")
                        .collect(Collectors.joining());
        return """
        Files: %s/*
        Copyright: 1993-2026 Oracle and/or its affiliates, and others named in legal/
        License: GPL-2 with Classpath exception
         On Debian systems the text of the GPL is in /usr/share/common-licenses/GPL-2. It, the exception
         and the licences of what lies within OpenJDK are in the folder legal beside it.
        Comment: OpenJDK %s of %s; its source: %s
         Within it, with the files of the folder legal that have the licences:
        """
                        .formatted(java.path(), java.version(), java.vendor(), java.source())
                + within;
    }

    private String of(Jar jar, Part part) {
        List<Part> all = Stream.concat(Stream.of(part), parts.within(part).stream()).toList();
        return "Files: "
                + jar.path()
                + "\nCopyright: "
                + all.stream()
                        .map(one -> one.copyright() + " (" + one.artifact() + ")")
                        .distinct()
                        .collect(Collectors.joining("\n "))
                + "\nLicense: "
                + all.stream()
                        .map(Part::licence)
                        .distinct()
                        .map(CopyrightFile::inWords)
                        .collect(Collectors.joining(" and "))
                        .replaceAll(",$", "")
                + "\nComment: "
                + all.stream()
                        .map(one -> one.titled() + ": " + one.from())
                        .collect(Collectors.joining("\n "))
                + "\n";
    }

    /** Debian's format joins with small words; a comma goes before what binds less. */
    private static String inWords(Licence licence) {
        String words = licence.expression().replace(" OR ", " or ").replace(" AND ", " and ");
        return licence.hasChoice() ? words + "," : words;
    }

    private Set<String> licences() {
        Set<String> ids = new TreeSet<>(Licence.OURS.ids());
        for (Part part : shipped.libraries()) {
            ids.addAll(part.licence().ids());
            parts.within(part).forEach(one -> ids.addAll(one.licence().ids()));
        }
        return ids;
    }

    private String licence(String id) {
        String file = Licence.fileOfDebian(id);
        String text =
                file.isEmpty()
                        ? texts.of(id).orElseThrow(() -> new Refusal("no text of " + id))
                        : "On Debian systems the text of this licence is in " + file + ".";
        return "License: "
                + id
                + "\n"
                + text.strip()
                        .lines()
                        .map(line -> line.isBlank() ? " .\n" : " " + line + "\n")
                        .collect(Collectors.joining());
    }
}
