package burraco.hal.pi;

import java.util.List;

/** A chip at an address of an I2C bus, with the display that people look at. */
interface I2cChip {
    void powerOn(long now);

    /** The bytes of one message, and the time at which the first has arrived. */
    void written(byte[] bytes, long begin, long microsPerByte);

    /** The visible rows without trailing blanks. */
    List<String> shown();
}
