package burraco.hall.broker;

/** How a hall stands with its broker. */
public enum BrokerState {
    /** Nothing was heard yet. */
    NOT_YET,
    CONNECTED,
    /** Tables that ask by way of the broker play on alone. */
    CUT_OFF
}
