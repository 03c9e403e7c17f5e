package burraco.board;

import burraco.hal.Button;
import burraco.hal.Buttons;
import burraco.hal.ButtonsContract;
import java.util.List;

/** The buttons of our own board keep the promises of all buttons; they remember presses. */
class BoardButtonsTest extends ButtonsContract {
    private static final List<BoardSetup.Contact> CONTACTS =
            List.of(
                    new BoardSetup.Contact(START, 0),
                    new BoardSetup.Contact(CALL_N, 3),
                    new BoardSetup.Contact(CALL_E, 2));

    private PaperLine line;

    @Override
    protected Buttons create() {
        line = new PaperLine();
        BoardSetup setup = new BoardSetup("left", List.of(), List.of(), CONTACTS, List.of());
        return new TableBoard(setup, line.layer(), line::micros, 9).buttons();
    }

    @Override
    protected boolean remembers() {
        return true;
    }

    @Override
    protected void press(Button button) {
        contact(button, true);
        line.runFor(3);
        contact(button, false);
        line.runFor(3);
        contact(button, true);
    }

    @Override
    protected void letGo(Button button) {
        contact(button, false);
    }

    private void contact(Button button, boolean closed) {
        CONTACTS.stream()
                .filter(contact -> contact.button().equals(button))
                .forEach(contact -> line.end.board.contact(contact.number(), closed));
    }

    @Override
    protected void lose() {
        line.unplug();
    }

    @Override
    protected void comeBack() {
        line.plug();
    }

    @Override
    protected void runFor(long millis) {
        line.runFor(millis);
    }
}
