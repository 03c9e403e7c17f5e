package burraco.journal.tape;

import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.table.input.Input;
import burraco.table.input.Person;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes inputs as bytes. The format is compact, since a table hears a hundred inputs a second. */
public final class TapeWriter {
    private final Names names;
    private final Map<TagId, Integer> tags = new HashMap<>();
    private TapeOutput out = new TapeOutput();
    private long before;
    private int count;

    // The length of the whole inputs: a failure in the middle of one must not spoil those around
    // it.
    private int wholeLength;
    private int wholeTags;
    private long wholeBefore;

    public TapeWriter(Names names) {
        this.names = names;
    }

    public int count() {
        return count;
    }

    /** Returns the bytes written since the last call: a piece that can be read by itself. */
    public byte[] take() {
        dropUnfinished();
        byte[] taken = out.bytes();
        out = new TapeOutput();
        tags.clear();
        before = 0;
        count = 0;
        keepWhole();
        return taken;
    }

    /** Adds an input. If this throws, nothing of it is on the tape. */
    public void add(Input input) {
        dropUnfinished();
        write(input);
        count++;
        keepWhole();
    }

    private void keepWhole() {
        wholeLength = out.length();
        wholeTags = tags.size();
        wholeBefore = before;
    }

    private void dropUnfinished() {
        out.cutTo(wholeLength);
        tags.values().removeIf(place -> place >= wholeTags);
        before = wholeBefore;
    }

    private void write(Input input) {
        switch (input) {
            case Input.Read(var reading) -> add(reading);
            case Input.Tick(var at) -> begin(InputKind.TICK, at);
            case Input.Ordered(var at, var by, var command) -> {
                begin(InputKind.ORDER, at);
                person(by);
                List<String> words = OrderWords.words(command, names);
                out.number(words.size());
                words.forEach(out::word);
            }
        }
    }

    private void add(Reading reading) {
        switch (reading) {
            case Reading.Inventory(var at, var antenna, var answers) -> {
                begin(InputKind.INVENTORY, at);
                out.number(antenna);
                out.number(answers.size());
                answers.forEach(this::answer);
            }
            case Reading.Unclear(var at, var antenna, var cause) -> {
                begin(InputKind.UNCLEAR, at);
                out.number(antenna);
                out.number(cause.ordinal());
            }
            case Reading.Weight(var at, var scale, var grams) -> {
                begin(InputKind.WEIGHT, at);
                out.number(scale);
                out.real(grams);
            }
            case Reading.Press(var at, var button) -> {
                begin(InputKind.PRESS, at);
                out.word(button.key());
                out.word(button.place());
            }
            case Reading.AntennaFault(var at, var antenna, var detail) -> {
                begin(InputKind.ANTENNA_FAULT, at);
                out.number(antenna);
                out.word(detail);
            }
            case Reading.SourceFault(var at, var source, var detail) -> {
                begin(InputKind.SOURCE_FAULT, at);
                out.word(source);
                out.word(detail);
            }
        }
    }

    private void begin(InputKind mark, long at) {
        out.number(mark.ordinal());
        out.number(at - before);
        before = at;
    }

    /** Writes a tag's number the first time, and its index among the tags of the piece later. */
    private void answer(Answer answer) {
        boolean strong = answer.strength().isPresent();
        Integer known = tags.get(answer.tag());
        int place = known == null ? tags.size() : known;
        out.number(strong ? -1L - place : place);
        if (known == null) {
            tags.put(answer.tag(), place);
            out.word(answer.tag().hex());
        }
        if (strong) {
            out.number(answer.strength().getAsInt());
        }
    }

    private void person(Person by) {
        switch (by) {
            case Person.Player(var seat) -> out.number(-1L - seat.ordinal());
            case Person.Arbiter(var name) -> out.number(names.idOf(name));
        }
    }
}
