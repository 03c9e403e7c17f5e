package burraco.hal;

/** Whether the detail of a fault reports that something is wrong, or that it works again. */
public enum FaultState {
    /** The antenna or device does not work; the detail says why. */
    PRESENT,
    /** The antenna or device works again. */
    OVER;

    /**
     * How the detail of a fault begins that is over. More may follow, as {@code back: restarted}.
     */
    public static final String BACK = "back";

    /**
     * What this detail of a {@link Reading.SourceFault} or {@link Reading.AntennaFault} reports.
     */
    public static FaultState of(String detail) {
        return detail.startsWith(BACK) ? OVER : PRESENT;
    }
}
