/** What a table and a hall say to each other, so that nothing is lost and nothing comes twice. */
module burraco.relay {
    requires tools.jackson.core;

    exports burraco.relay;
    exports burraco.relay.wire;
}
