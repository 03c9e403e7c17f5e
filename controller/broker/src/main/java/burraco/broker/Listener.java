package burraco.broker;

/** Hears what a connection brings, on one thread of its own; it must not wait for anything. */
public interface Listener {
    /** The connection is there, and the topics have been asked for. */
    void isUp();

    /** It broke, or there is none yet. It is tried again. */
    void isDown(Outage why);

    void hear(Message message);
}
