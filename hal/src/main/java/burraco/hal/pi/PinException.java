package burraco.hal.pi;

/** Thrown when something on the header does not work now. */
final class PinException extends Exception {
    private static final long serialVersionUID = 1;

    private final PiFault.Cause fault;
    private final String where;

    /**
     * @param where {@code /dev/i2c-1}; empty if there is no particular place
     * @param detail what was seen
     */
    PinException(PiFault.Cause fault, String where, String detail) {
        super(where.isEmpty() ? detail : where + ": " + detail);
        this.fault = fault;
        this.where = where;
    }

    PiFault.Cause fault() {
        return fault;
    }

    String where() {
        return where;
    }

    PiFault of(String device) {
        return new PiFault(device, fault, where, getMessage());
    }
}
