package burraco.examination;

/** The result for a device in one word. */
public enum ExaminationMark {
    WORKS,
    FAILS,
    /** It depends on something that does not work. */
    UNTRIED,
    /**
     * It accepted its orders but gives no feedback, so a person has to look; or its driver has not
     * been tested with a real device yet.
     */
    UNPROVEN
}
