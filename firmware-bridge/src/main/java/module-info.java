/** The cable between the table's host and what reads its tags: frames, links, boards, readers. */
module burraco.firmware.bridge {
    requires burraco.hal;
    requires com.fazecast.jSerialComm;

    exports burraco.serial;
    exports burraco.wire;
}
