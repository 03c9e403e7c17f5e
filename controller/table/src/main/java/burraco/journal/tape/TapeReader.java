package burraco.journal.tape;

import burraco.cards.Seat;
import burraco.hal.Answer;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.table.input.Input;
import burraco.table.input.Person;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads one piece that {@link TapeWriter} wrote. */
public final class TapeReader {
    private final Names names;
    private final Eye eye;
    private final List<TagId> tags = new ArrayList<>();
    private long before;

    public TapeReader(byte[] piece, Names names) {
        this.names = names;
        eye = new Eye(piece);
    }

    /**
     * The next input; empty at the end.
     *
     * @throws Unreadable if the piece is damaged
     */
    public Optional<Input> next() {
        if (eye.isAtEnd()) {
            return Optional.empty();
        }
        Mark mark = Mark.of(eye.small());
        before += eye.number();
        try {
            return Optional.of(input(mark, before));
        } catch (IllegalArgumentException noSuchThing) {
            throw new Unreadable("something is said that cannot be: " + mark);
        }
    }

    private Input input(Mark mark, long at) {
        return switch (mark) {
            case INVENTORY ->
                    new Input.Read(new Reading.Inventory(at, eye.small(), answers(eye.count())));
            case UNCLEAR -> new Input.Read(new Reading.Unclear(at, eye.small(), cause()));
            case WEIGHT -> new Input.Read(new Reading.Weight(at, eye.small(), eye.real()));
            case PRESS -> new Input.Read(new Reading.Press(at, new Button(eye.word(), eye.word())));
            case ANTENNA_FAULT ->
                    new Input.Read(new Reading.AntennaFault(at, eye.small(), eye.word()));
            case SOURCE_FAULT ->
                    new Input.Read(new Reading.SourceFault(at, eye.word(), eye.word()));
            case ORDER -> new Input.Ordered(at, person(), Orders.read(words(), names));
            case TICK -> new Input.Tick(at);
        };
    }

    private List<Answer> answers(int count) {
        List<Answer> answers = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            long place = eye.number();
            TagId tag = tag(place < 0 ? -1 - place : place);
            answers.add(
                    new Answer(tag, place < 0 ? OptionalInt.of(eye.small()) : OptionalInt.empty()));
        }
        return answers;
    }

    private TagId tag(long place) {
        if (place == tags.size()) {
            String hex = eye.word();
            if (!TagId.isValid(hex)) {
                throw new Unreadable("a tag's number is none");
            }
            tags.add(new TagId(hex));
        }
        if (place < 0 || place >= tags.size()) {
            throw new Unreadable("a tag was never named: " + place);
        }
        return tags.get((int) place);
    }

    private Reading.Cause cause() {
        int number = eye.small();
        Reading.Cause[] all = Reading.Cause.values();
        if (number < 0 || number >= all.length) {
            throw new Unreadable("no cause has the number " + number);
        }
        return all[number];
    }

    private Person person() {
        int number = eye.small();
        if (number >= 0) {
            return new Person.Arbiter(names.nameOf(number));
        }
        Seat[] seats = Seat.values();
        if (-1 - number >= seats.length) {
            throw new Unreadable("nobody has the number " + number);
        }
        return new Person.Player(seats[-1 - number]);
    }

    private List<String> words() {
        int count = eye.count();
        List<String> words = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            words.add(eye.word());
        }
        return words;
    }
}
