package burraco.board;

import burraco.hal.Reading;
import java.util.List;

/** Reports the readings of one board to the devices that are open; their times never go back. */
final class BoardReports {
    private final List<BoardInput> devices;
    private long last = Long.MIN_VALUE;

    BoardReports(List<BoardInput> devices) {
        this.devices = devices;
    }

    /** Reports something that has just happened, but not to a device that was opened later. */
    void tell(BoardInput device, Reading reading) {
        if (reading.at() >= device.openedAt()) {
            tellStill(device, reading);
        }
    }

    /** Reports something that still holds, whenever it began. */
    void tellStill(BoardInput device, Reading reading) {
        if (device.isOpen()) {
            last = Math.max(Math.max(last, device.openedAt()), reading.at());
            device.tell(reading.at() == last ? reading : reading.toldAt(last));
        }
    }

    /** Reports it once for the source; returns whether any device was open. */
    boolean tellAll(Reading.SourceFault fault) {
        for (BoardInput device : devices) {
            if (device.isOpen()) {
                tellStill(device, fault);
                return true;
            }
        }
        return false;
    }
}
