package burraco.hal.pi;

import burraco.hal.Button;
import burraco.hal.Buttons;
import burraco.hal.Condition;
import burraco.hal.Debounce;
import burraco.hal.FaultState;
import burraco.hal.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Push buttons on GPIOs. They are polled many times a second instead of using edge events, so that
 * no edge can be lost. What happens while they cannot be polled is not known.
 */
final class PiButtons extends PiDevice implements Buttons {
    private static final long LOOK_MILLIS = 5;

    private final PiSetup setup;
    private final HeaderPins pins;
    private final List<Debounce> contacts;
    private HeaderPins.Contacts lines;
    private Consumer<Reading> inbox;

    /** When it was polled last; initially the time of the first poll. */
    private long heard = -1;

    PiButtons(PiSetup setup, HeaderPins pins, LongSupplier micros, DeviceSteps drive) {
        super("buttons " + setup.source(), micros, drive, Condition.IDLE);
        this.setup = setup;
        this.pins = pins;
        contacts = setup.contacts().stream().map(_ -> new Debounce(Debounce.USUAL_MILLIS)).toList();
    }

    @Override
    public String source() {
        return setup.source();
    }

    @Override
    public List<Button> buttons() {
        return setup.contacts().stream().map(PiSetup.Contact::button).toList();
    }

    @Override
    public void open(Consumer<Reading> inbox) {
        synchronized (this) {
            if (this.inbox != null) {
                throw new IllegalStateException(name() + " was opened before");
            }
            this.inbox = inbox;
        }
        begin();
    }

    @Override
    void connect() throws PinException {
        List<Integer> numbers = new ArrayList<>();
        setup.contacts().forEach(contact -> numbers.add(contact.line()));
        setup.lock().ifPresent(numbers::add);
        lines = pins.contacts(setup.chip(), numbers);
    }

    @Override
    long work(long now) throws PinException {
        List<Boolean> closed = lines.closed();
        boolean unlocked = setup.lock().isEmpty() || closed.getLast();
        heard = now;
        for (int i = 0; i < contacts.size(); i++) {
            Button button = setup.contacts().get(i).button();
            if (contacts.get(i).contact(closed.get(i), now)
                    && (unlocked || !button.place().isEmpty())) {
                tell(new Reading.Press(now, button));
            }
        }
        return LOOK_MILLIS;
    }

    @Override
    void onLost(PinException why) {
        contacts.forEach(Debounce::unseen);
        long since = heard < 0 ? millis() : heard;
        tell(new Reading.SourceFault(since, source(), "lost: " + condition().sentence()));
    }

    @Override
    void onUp(boolean again, long now) {
        if (again) {
            tell(new Reading.SourceFault(now, source(), FaultState.BACK));
        }
    }

    private void tell(Reading reading) {
        if (!isClosing()) {
            inbox.accept(reading);
        }
    }

    @Override
    void farewell() {
        // Nothing to do: it is not visible that contacts are not polled any more.
    }

    @Override
    void disconnect() {
        if (lines != null) {
            lines.close();
            lines = null;
        }
    }
}
