/** What is said over a broker, and by whom; how the bytes get there is {@code burraco.mqtt}. */
module burraco.broker {
    // Libraries of the client ask for it, and are no modules that could say so.
    requires jdk.unsupported;

    exports burraco.broker;

    uses burraco.broker.Dialler;
}
