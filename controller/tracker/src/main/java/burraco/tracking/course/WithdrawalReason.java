package burraco.tracking.course;

/** Why an act was withdrawn from the course of a hand. */
public enum WithdrawalReason {
    /** The cards were taken up again. */
    TAKEN_UP,
    /** More cards were laid together with these. */
    MORE_LAID,
    /** An earlier act was heard only later. */
    HEARD_LATER,
    /** The cards still lie where they lay; they had only not been heard for a while. */
    STILL_THERE,
    /** What followed shows that it was another act. */
    REFUTED,
    /** What everybody did since shows that it did not happen. */
    CONTRADICTED
}
