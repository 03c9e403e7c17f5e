package burraco.board;

import burraco.hal.Reading;
import java.util.List;

/** Tells what comes from one board to those who opened its devices; its times never go back. */
final class Telling {
    private final List<BoardInput> devices;
    private long last = Long.MIN_VALUE;

    Telling(List<BoardInput> devices) {
        this.devices = devices;
    }

    /** What has just happened; nobody is told of what happened before he opened the device. */
    void tell(BoardInput device, Reading reading) {
        if (reading.at() >= device.openedAt()) {
            tellStill(device, reading);
        }
    }

    /** What still holds, whenever it began. */
    void tellStill(BoardInput device, Reading reading) {
        if (device.isOpen()) {
            last = Math.max(Math.max(last, device.openedAt()), reading.at());
            device.tell(reading.at() == last ? reading : reading.toldAt(last));
        }
    }

    /** Tells it once, whatever hangs on the source; says whether anybody heard it. */
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
