/** The connection between the host and the tag readers: frames, links, boards, readers. */
module burraco.firmware.bridge {
    requires com.fazecast.jSerialComm;
    requires transitive burraco.hal;

    exports burraco.board;
    exports burraco.readers;
    exports burraco.readers.feig;
    exports burraco.readers.metratec;
    exports burraco.readers.pepper;
    exports burraco.serial;
    exports burraco.wire;
}
