package burraco.board;

import burraco.hal.Button;
import burraco.hal.Buttons;
import burraco.wire.Hello;
import java.util.List;
import java.util.Optional;

final class BoardButtons extends BoardInput implements Buttons {
    private final List<BoardSetup.Contact> contacts;

    BoardButtons(TableBoard board, BoardSetup setup) {
        super(board, "buttons " + setup.source());
        contacts = setup.buttons();
    }

    @Override
    public List<Button> buttons() {
        return contacts.stream().map(BoardSetup.Contact::button).toList();
    }

    @Override
    Optional<String> lacks(Hello hello) {
        return contacts.stream().allMatch(contact -> contact.number() < hello.buttons())
                ? Optional.empty()
                : Optional.of("the board has " + hello.buttons() + " buttons");
    }
}
