package burraco.hal.pi;

import com.pi4j.context.Context;
import com.pi4j.io.gpio.digital.DigitalInput;
import java.util.List;

/** GPIOs with a contact to ground each: low means closed. */
record Pi4jContacts(String where, Context context, List<DigitalInput> inputs)
        implements HeaderPins.Contacts {
    @Override
    public List<Boolean> closed() throws PinException {
        return Pi4jFaults.told(
                where, () -> inputs.stream().map(one -> one.state().isLow()).toList());
    }

    @Override
    public void close() {
        Pi4jFaults.leave(context);
    }
}
