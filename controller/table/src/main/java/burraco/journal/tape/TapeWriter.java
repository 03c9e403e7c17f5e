package burraco.journal.tape;

import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.table.input.Input;
import burraco.table.input.Person;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Inputs in their order, as few bytes as is simple: a table hears a hundred a second. */
public final class TapeWriter {
    private final Names names;
    private final Map<TagId, Integer> tags = new HashMap<>();
    private Ink ink = new Ink();
    private long before;
    private int count;

    public TapeWriter(Names names) {
        this.names = names;
    }

    public int count() {
        return count;
    }

    /** What was written since this was asked last: a piece that is read by itself. */
    public byte[] take() {
        byte[] taken = ink.bytes();
        ink = new Ink();
        tags.clear();
        before = 0;
        count = 0;
        return taken;
    }

    public void add(Input input) {
        count++;
        switch (input) {
            case Input.Read(var reading) -> add(reading);
            case Input.Tick(var at) -> begin(Mark.TICK, at);
            case Input.Ordered(var at, var by, var command) -> {
                begin(Mark.ORDER, at);
                person(by);
                List<String> words = Orders.words(command, names);
                ink.number(words.size());
                words.forEach(ink::word);
            }
        }
    }

    private void add(Reading reading) {
        switch (reading) {
            case Reading.Inventory(var at, var antenna, var answers) -> {
                begin(Mark.INVENTORY, at);
                ink.number(antenna);
                ink.number(answers.size());
                answers.forEach(this::answer);
            }
            case Reading.Unclear(var at, var antenna, var cause) -> {
                begin(Mark.UNCLEAR, at);
                ink.number(antenna);
                ink.number(cause.ordinal());
            }
            case Reading.Weight(var at, var scale, var grams) -> {
                begin(Mark.WEIGHT, at);
                ink.number(scale);
                ink.real(grams);
            }
            case Reading.Press(var at, var button) -> {
                begin(Mark.PRESS, at);
                ink.word(button.key());
                ink.word(button.place());
            }
            case Reading.AntennaFault(var at, var antenna, var detail) -> {
                begin(Mark.ANTENNA_FAULT, at);
                ink.number(antenna);
                ink.word(detail);
            }
            case Reading.SourceFault(var at, var source, var detail) -> {
                begin(Mark.SOURCE_FAULT, at);
                ink.word(source);
                ink.word(detail);
            }
        }
    }

    private void begin(Mark mark, long at) {
        ink.number(mark.ordinal());
        ink.number(at - before);
        before = at;
    }

    /** A tag's number stands there once; later its place among those that were named. */
    private void answer(Answer answer) {
        boolean strong = answer.strength().isPresent();
        Integer known = tags.get(answer.tag());
        int place = known == null ? tags.size() : known;
        ink.number(strong ? -1L - place : place);
        if (known == null) {
            tags.put(answer.tag(), place);
            ink.word(answer.tag().hex());
        }
        if (strong) {
            ink.number(answer.strength().getAsInt());
        }
    }

    private void person(Person by) {
        switch (by) {
            case Person.Player(var seat) -> ink.number(-1L - seat.ordinal());
            case Person.Arbiter(var name) -> ink.number(names.idOf(name));
        }
    }
}
