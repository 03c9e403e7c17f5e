package burraco.tracking.senses;

/** Why a sensor is not trusted. */
public enum SensorFault {
    /** No card is heard anywhere, and nobody can have gathered all cards in that time. */
    TABLE_BLIND("hears no card anywhere"),
    /** A reader does not answer any more, and its driver has not reported it. */
    READER_SILENT("says nothing"),
    /** A reader answers, but none of its antennas names any card. */
    READER_DEAF("hears no card"),
    /** An antenna answers, but names none of the cards that lie there. */
    ANTENNA_DEAF("hears nothing"),
    /** Cards must have come to the pile, since draws go on, and none is heard there. */
    PILE_SHIELDED("is not heard"),
    /** A scale shows an impossible weight, or contradicts the antennas. */
    SCALE_WRONG("shows what cannot be"),
    /** Two tags are each heard where the other one's card must lie. */
    TAGS_SWAPPED("seem to be exchanged");

    /** The wording in which device troubles are reported; the same in every language. */
    private final String detail;

    SensorFault(String detail) {
        this.detail = detail;
    }

    public String detail() {
        return detail;
    }
}
