package burraco.cli.dispute;

import burraco.cards.Line;
import burraco.words.Words;

/** Says what people did or said, from an entry of a journal. */
public record EntryText(Words words) {
    /** Omits the number of the hand, which is in the heading. */
    public String of(String kind, String body) {
        return switch (kind) {
            case "confirmed", "left" -> spoken(body.split(" ", 3)[2]);
            case "called", "attended" -> spoken(body);
            case "scored", "amended" -> {
                String[] parts = body.split(" ", 5);
                yield parts.length < 5
                        ? body
                        : points(Line.NS, parts[2]) + points(Line.EW, parts[3]) + spoken(parts[4]);
            }
            case "withdrawn" -> body.replaceAll(" [A-Z_]{3,}$", "");
            default -> body;
        };
    }

    /** Names a line and the person of an entry; the person's own words are not changed. */
    private String spoken(String body) {
        String[] parts = body.split(" ", 2);
        String rest = parts.length > 1 ? " " + parts[1] : "";
        return switch (parts[0]) {
            case "NS", "EW" ->
                    words.initials(Line.valueOf(parts[0]))
                            + (rest.isEmpty() ? "" : " " + spoken(rest.strip()));
            case "arbiter" -> words.sheet("history.arbiter") + rest;
            default -> body;
        };
    }

    private String points(Line line, String points) {
        return words.initials(line) + " " + points + " ";
    }
}
