package burraco.hal;

/** Why a device does not work, as far as the program can tell. */
public enum Trouble {
    UNTRIED("Nobody has tried it yet."),
    NOT_HERE(
            "This machine has no such thing, or it is not switched on: the table goes on without"
                    + " it."),
    UNPLUGGED("It is not there: look at its cable and its power."),
    SILENT("It is there and does not answer: switch it off and on again."),
    GARBLED("What it says cannot be understood: look at its cable and its settings."),
    REFUSED("The system does not let us use it: this user may not, or something else has it."),
    OTHER_VERSION("It does not go with this program: bring the older one of the two up to date."),
    BROKEN("It answers that it is broken.");

    private final String sentence;

    Trouble(String sentence) {
        this.sentence = sentence;
    }

    /** A sentence that says what is wrong and what to do. */
    public String sentence() {
        return sentence;
    }
}
