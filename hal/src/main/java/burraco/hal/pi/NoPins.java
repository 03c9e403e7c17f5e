package burraco.hal.pi;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The pins of a machine without the library that drives a header. */
final class NoPins implements HeaderPins {
    private static PinException missing() {
        return new PinException(
                PiFault.Cause.NO_LIBRARY,
                "",
                "Pi4J is not here: it comes with a Raspberry Pi only");
    }

    @Override
    public Contacts contacts(Optional<String> chip, List<Integer> lines) throws PinException {
        throw missing();
    }

    @Override
    public Wire i2c(int bus, int address) throws PinException {
        throw missing();
    }

    @Override
    public Wire spi(int bus, int select, int hertz) throws PinException {
        throw missing();
    }

    @Override
    public Voice pwm(OptionalInt chip, int channel) throws PinException {
        throw missing();
    }

    @Override
    public List<Integer> answering(int bus, List<Integer> addresses) throws PinException {
        throw missing();
    }
}
