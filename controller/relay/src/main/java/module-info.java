/**
 * What tables and a hall say to each other, so that nothing is lost and nothing comes twice, and
 * how they know each other.
 */
module burraco.relay {
    requires tools.jackson.core;

    exports burraco.relay;
    exports burraco.relay.wire;
    exports burraco.trust;
}
