package burraco.examination;

/**
 * The things that may be wrong with a device. Each has a sentence that says so and one on what to
 * do.
 */
public enum DeviceFault {
    // A source and its cable.
    NO_DRIVER,
    BAD_SETUP,
    /** There is no such port, but there are others. */
    NO_PORT,
    /** There is no port at all. */
    NO_PORT_AT_ALL,
    NOT_A_PORT,
    NOT_ALLOWED,
    TAKEN,
    REFUSED,
    SHARED,
    NO_ANSWER,
    GARBLED,
    OTHER_KIND,
    OTHER_SPEED,
    OTHER_VERSION,
    SAYS_BROKEN,
    SELF_TEST,

    // An antenna.
    ANTENNA_ABSENT,
    DETUNED,
    OPEN,
    SHORT,
    FRONT_END,
    NOT_SCANNED,
    NOISY,
    OTHER_STATE,

    // Other parts of a source.
    SCALE_ABSENT,
    SCALE_SILENT,
    LAMPS_ABSENT,
    DARK,
    BUTTON_ABSENT,
    NOT_PRESSED,
    OTHER_BUTTON,
    NO_BUZZER,
    NOT_HEARD,
    BLANK,

    // The header of a Raspberry Pi.
    NOT_A_PI,
    NO_LIBRARY,
    I2C_OFF,
    SPI_OFF,
    PWM_OFF,
    BUS_OFF,
    BUS_NOT_ALLOWED,
    NO_CHIP,
    NO_PWM_CHIP,
    LINE_TAKEN,
    NOTHING_ANSWERS,
    OTHER_ADDRESS,
    BROKEN
}
