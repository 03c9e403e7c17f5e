package burraco.tracking.senses;

/** Why a sense is not trusted. */
public enum Ailment {
    /** Nothing is heard anywhere, and nobody can have gathered all cards in that time. */
    TABLE_BLIND("hears no card anywhere"),
    /** A reader does not answer any more, and its driver says nothing of it. */
    READER_SILENT("says nothing"),
    /** A reader answers, and none of its antennas names any card. */
    READER_DEAF("hears no card"),
    /** An antenna answers, and names none of the cards that lie there. */
    ANTENNA_DEAF("hears nothing"),
    /** Cards must come to the pile, as draws go on, and none is heard there. */
    PILE_SHIELDED("is not heard"),
    /** A scale shows what cannot be, or other than what the antennas hear. */
    SCALE_WRONG("shows what cannot be"),
    /** Two tags are each heard where the other one's card must lie. */
    TAGS_SWAPPED("seem to be exchanged");

    /** As the troubles of devices are told: plain words, the same in every language. */
    private final String detail;

    Ailment(String detail) {
        this.detail = detail;
    }

    public String detail() {
        return detail;
    }
}
