package burraco.hal.pi;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The ways off a header. What is opened belongs to whoever opened it. */
interface Pins {
    /** Contacts to ground, with the pull-ups inside switched on; the chip's name if it was said. */
    Contacts contacts(Optional<String> chip, List<Integer> lines) throws PinException;

    Wire i2c(int bus, int address) throws PinException;

    Wire spi(int bus, int select, int hertz) throws PinException;

    Voice pwm(OptionalInt chip, int channel) throws PinException;

    /** Which of these addresses somebody answers at. */
    List<Integer> answering(int bus, List<Integer> addresses) throws PinException;

    /** Something that is open. */
    interface Pin extends AutoCloseable {
        @Override
        void close();
    }

    /** GPIOs that are read. */
    interface Contacts extends Pin {
        /** Which are closed right now, in the order in which they were opened. */
        List<Boolean> closed() throws PinException;
    }

    /** What takes bytes. */
    interface Wire extends Pin {
        void send(byte[] bytes) throws PinException;
    }

    /** A pin that makes a tone by itself. */
    interface Voice extends Pin {
        void sound(int hertz) throws PinException;

        void still() throws PinException;

        /** Whether it is there at all. */
        void check() throws PinException;
    }
}
