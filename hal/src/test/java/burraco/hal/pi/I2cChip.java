package burraco.hal.pi;

import java.util.List;

/** A chip at an address of an I2C bus, with the glass that people look at. */
interface I2cChip {
    void powerOn(long now);

    /** The bytes of one message; the first is there after so long. */
    void written(byte[] bytes, long begin, long microsPerByte);

    /** What people read, without blanks at the rows' ends. */
    List<String> shown();
}
