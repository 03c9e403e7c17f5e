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
 * Push buttons on GPIOs. They are looked at many times in a second rather than waited for: then no
 * edge can be lost. What happened while nobody could look nobody knows.
 */
final class PiButtons extends PiDevice implements Buttons {
    private static final long LOOK_MILLIS = 5;

    private final PiSetup setup;
    private final Pins pins;
    private final List<Debounce> contacts;
    private Pins.Contacts lines;
    private Consumer<Reading> inbox;

    /** When it was heard last; that of the first reading where it never was. */
    private long heard = -1;

    PiButtons(PiSetup setup, Pins pins, LongSupplier micros, Drive drive) {
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
        // Nobody sees that a contact is not looked at.
    }

    @Override
    void disconnect() {
        if (lines != null) {
            lines.close();
            lines = null;
        }
    }
}
