package burraco.engine.ruling;

import java.util.List;

/**
 * The basis of a ruling: the paragraph of its article, and our own decisions where the text leaves
 * something open. Paragraphs are counted in the article without its headings; the points of a list
 * are counted in their paragraph.
 *
 * @param paragraph {@code 3}, or {@code 3.2} for the second point of the third one; empty if no
 *     paragraph speaks of it
 * @param decisions our own decisions: their ids in docs/rules.md, for example {@code G34}
 */
public record Basis(String paragraph, List<String> decisions) {
    static Basis paragraph(String paragraph, String... decisions) {
        return new Basis(paragraph, List.of(decisions));
    }

    /** No article names the case. */
    static Basis noParagraph(String... decisions) {
        return paragraph("", decisions);
    }

    /** The basis of this ruling: that of its case, unless it came about in another way. */
    public static Basis of(Ruling ruling) {
        Case which = ruling.which();
        return switch (ruling.manner()) {
            case USUAL, NOT_COMPLETED, ALLOWED_OPENING, CLEAN_BURRACO_NEEDED ->
                    isOrderedRest(ruling) ? paragraph("3") : which.basis(ruling.noticed());
            case TAKEN_BACK, PUT_BACK, MOVED -> noParagraph("G37");
            case EXPOSED_DUE -> noParagraph("G12", "G37");
            case PICKED_UP_AGAIN -> paragraph("3", "G45");
            case RETURNED_CARDS -> paragraph("1.1");
        };
    }

    /** The case whose article contains that paragraph. */
    public static Case article(Ruling ruling) {
        return ruling.manner() == Manner.RETURNED_CARDS
                ? Case.FAN_EMPTIED_BY_OPENING
                : ruling.which();
    }

    /** Whether the code orders that the rest of the pile is the discard. */
    public static boolean isOrderedRest(Ruling ruling) {
        return ruling.which() == Case.PART_OF_THE_PILE
                && ruling.remedies().stream().anyMatch(one -> one instanceof Remedy.Discard);
    }
}
