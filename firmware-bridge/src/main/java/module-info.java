/** The cable between the table's host and what reads its tags: frames, links, boards, readers. */
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
