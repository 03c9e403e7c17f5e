package burraco.hal.pi;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The pins of a header. The caller closes what it has opened. */
interface HeaderPins {
    /**
     * Contacts to ground, with the internal pull-ups switched on.
     *
     * @param chip its name, if it is given
     */
    Contacts contacts(Optional<String> chip, List<Integer> lines) throws PinException;

    Wire i2c(int bus, int address) throws PinException;

    Wire spi(int bus, int select, int hertz) throws PinException;

    Voice pwm(OptionalInt chip, int channel) throws PinException;

    /** The addresses among these at which a device answers. */
    List<Integer> answering(int bus, List<Integer> addresses) throws PinException;

    /** An open pin or bus. */
    interface Pin extends AutoCloseable {
        @Override
        void close();
    }

    /** GPIOs that are read. */
    interface Contacts extends Pin {
        /** Which are closed right now, in the order in which they were opened. */
        List<Boolean> closed() throws PinException;
    }

    /** A bus to which bytes are written. */
    interface Wire extends Pin {
        void send(byte[] bytes) throws PinException;
    }

    /** A PWM pin. */
    interface Voice extends Pin {
        void sound(int hertz) throws PinException;

        void still() throws PinException;

        /** Whether it is there at all. */
        void check() throws PinException;
    }
}
