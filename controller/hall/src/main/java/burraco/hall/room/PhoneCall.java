package burraco.hall.room;

/**
 * Somebody calls the arbiter with a phone.
 *
 * @param table at which they sit
 * @param number of the pair, team or player
 * @param since in the hall's milliseconds
 */
public record PhoneCall(int round, int table, int number, long since) {
    /** The name of this call among what needs an arbiter. */
    public String id() {
        return "phone " + table + " " + number + " " + since;
    }
}
