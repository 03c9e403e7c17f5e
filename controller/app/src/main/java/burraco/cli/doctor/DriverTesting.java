package burraco.cli.doctor;

import burraco.cli.devices.ReaderDrivers;
import burraco.layout.SourceInfo;

/** How far the driver of a source has been tested. */
enum DriverTesting {
    ON_HARDWARE,
    /** With the firmware as a process and in an emulator, or with an emulated reader. */
    IN_THE_LOOP,
    COMPILED,
    NO_DRIVER;

    /** For a source that is not virtual. So far nobody has had a board or a reader. */
    static DriverTesting of(SourceInfo source) {
        return source.isBoard() || source.isPi() || ReaderDrivers.has(source.kind())
                ? IN_THE_LOOP
                : NO_DRIVER;
    }
}
