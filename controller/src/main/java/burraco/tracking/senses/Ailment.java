package burraco.tracking.senses;

/** Why a sense is not trusted. */
public enum Ailment {
    /** Nothing is heard anywhere, and nobody can have gathered all cards in that time. */
    TABLE_BLIND,
    /** A reader does not answer any more, and its driver says nothing of it. */
    READER_SILENT,
    /** A reader answers, and none of its antennas names any card. */
    READER_DEAF,
    /** An antenna answers, and names none of the cards that lie there. */
    ANTENNA_DEAF,
    /** Cards must come to the pile, as draws go on, and none is heard there. */
    PILE_SHIELDED,
    /** A scale shows what cannot be, or other than what the antennas hear. */
    SCALE_WRONG,
    /** Two tags are each heard where the other one's card must lie. */
    TAGS_SWAPPED
}
