package burraco.packaging;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What CHANGELOG.md says about a version.
 *
 * @param heading without the two signs before it
 * @param lines what stands below it
 */
record ChangeNotes(String heading, List<String> lines) {
    private static final Pattern LINK = Pattern.compile("\\[([^\\]]*)\\]\\((?!https?:)[^)]*\\)");

    private static final int WIDTH = 78;

    /** Of this version, or of the one that a snapshot such as 1.2.0~17 leads to. */
    static Optional<ChangeNotes> of(List<String> changelog, String version) {
        Pattern heading =
                Pattern.compile(
                        "## \\[?"
                                + Pattern.quote(version.replaceFirst("[~+].*", ""))
                                + "\\]?([^.\\w].*)?");
        int from = 0;
        while (from < changelog.size() && !heading.matcher(changelog.get(from)).matches()) {
            from++;
        }
        if (from == changelog.size()) {
            return Optional.empty();
        }
        int to = from + 1;
        while (to < changelog.size() && !changelog.get(to).startsWith("## ")) {
            to++;
        }
        return Optional.of(
                new ChangeNotes(
                        changelog.get(from).substring(3),
                        List.copyOf(changelog.subList(from + 1, to))));
    }

    /** As a page of its own, on which links to other pages of the project lead nowhere. */
    String page() {
        String body = withoutLinks(String.join("\n", lines)).strip();
        return "# Burraco table " + heading + "\n\n" + body + "\n";
    }

    private static String withoutLinks(String text) {
        return LINK.matcher(text).replaceAll("$1");
    }

    /** As the changelog of a Debian package. */
    String ofDebian(String name, String version, String date) {
        StringBuilder text = new StringBuilder();
        for (String paragraph : paragraphs()) {
            text.append(wrapped(paragraph)).append('\n');
        }
        return "%s (%s) unstable; urgency=medium\n\n%s\n\n -- %s  %s\n"
                .formatted(
                        name,
                        version,
                        text.toString().replaceAll("^\n+|\n+$", ""),
                        "Burraco table <table@burraco.invalid>",
                        date);
    }

    /** Headings and points, each in one line. */
    private List<String> paragraphs() {
        List<String> all = new ArrayList<>();
        StringBuilder one = new StringBuilder();
        for (String line : lines) {
            boolean begins = line.startsWith("- ") || line.startsWith("#") || line.startsWith("**");
            if ((begins || line.isBlank()) && !one.isEmpty()) {
                all.add(one.toString());
                one.setLength(0);
            }
            one.append(one.isEmpty() ? "" : " ").append(line.strip());
        }
        if (!one.isEmpty()) {
            all.add(one.toString());
        }
        return all.stream().map(ChangeNotes::withoutLinks).toList();
    }

    private static String wrapped(String paragraph) {
        if (!paragraph.startsWith("- ")) {
            return "\n  [ " + paragraph.replaceAll("^#+ |\\*\\*", "") + " ]";
        }
        StringBuilder text = new StringBuilder("  *");
        int column = text.length();
        for (String word : paragraph.substring(2).split(" +")) {
            if (column + 1 + word.length() > WIDTH) {
                text.append("\n   ");
                column = 3;
            }
            text.append(' ').append(word);
            column += 1 + word.length();
        }
        return text.toString();
    }
}
