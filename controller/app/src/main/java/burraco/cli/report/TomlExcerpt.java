package burraco.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What may be shown of a file in TOML: sections, keys and values that are named beforehand, line by
 * line, so that it works with a file that is broken, and everything else is left out. Lines keep
 * their numbers.
 */
final class TomlExcerpt {
    private static final Pattern HEADER =
            Pattern.compile("\\s*(\\[\\[?)\\s*([\\w-]+)\\s*\\]\\]?.*");
    private static final Pattern PAIR = Pattern.compile("\\s*([\\w-]+)\\s*=\\s*(.*)");
    private static final Pattern SHOWN =
            Pattern.compile(
                    "(\"[^\"\\\\]*\"|'[^']*'|true|false|0x[0-9a-fA-F]+|[-+]?[0-9][-+_.:0-9eTZ]*"
                            + "|\\[[-+_., \\[\\]0-9e]*\\])\\s*(#.*)?");

    /** A name and a password in an address. */
    private static final Pattern CREDENTIALS = Pattern.compile("(?<=//|^.)[^/@]*@");

    private final Map<String, Set<String>> shown;
    private final Map<String, Set<String>> hidden;

    /**
     * @param shown for each section the keys whose values are shown
     * @param hidden for each section the keys of which only that they are there is shown
     */
    TomlExcerpt(Map<String, Set<String>> shown, Map<String, Set<String>> hidden) {
        this.shown = shown;
        this.hidden = hidden;
    }

    String of(String text) {
        if (text.contains("\"\"\"") || text.contains("'''")) {
            return "# it has texts of several lines, so nothing of it is shown\n";
        }
        List<String> lines = new ArrayList<>();
        String section = "";
        for (String line : text.lines().toList()) {
            Matcher header = HEADER.matcher(line);
            if (line.isBlank()) {
                lines.add("");
            } else if (header.matches()) {
                section = header.group(2);
                lines.add(isKnown(section) ? header(header) : "# a section that is not known");
            } else {
                lines.add(pair(section, line).orElse("# left out"));
            }
        }
        return String.join("\n", lines) + "\n";
    }

    private boolean isKnown(String section) {
        return shown.containsKey(section) || hidden.containsKey(section);
    }

    private static String header(Matcher header) {
        return header.group(1) + header.group(2) + (header.group(1).length() == 2 ? "]]" : "]");
    }

    private Optional<String> pair(String section, String line) {
        Matcher pair = PAIR.matcher(line);
        if (!pair.matches()) {
            return Optional.empty();
        }
        String key = pair.group(1);
        if (hidden.getOrDefault(section, Set.of()).contains(key)) {
            return Optional.of(key + " = \"…\"");
        }
        Matcher value = SHOWN.matcher(pair.group(2));
        if (shown.getOrDefault(section, Set.of()).contains(key)) {
            String said = value.matches() ? value.group(1) : "… # a value that is none";
            return Optional.of(key + " = " + CREDENTIALS.matcher(said).replaceAll("…@"));
        }
        return Optional.empty();
    }

    /** A sentence about such a file, without what it quotes of it unless that may be shown. */
    String sentence(String said) {
        String quoted =
                Pattern.compile("\"([^\"]*)\"")
                        .matcher(said)
                        .replaceAll(one ->
                                Matcher.quoteReplacement(
                                        isWord(one.group(1)) ? one.group() : "\"…\""));
        return quoted.replaceAll(", found [^;]*", ", found something else");
    }

    private boolean isWord(String word) {
        return isKnown(word)
                || shown.values().stream().anyMatch(keys -> keys.contains(word))
                || hidden.values().stream().anyMatch(keys -> keys.contains(word));
    }
}
