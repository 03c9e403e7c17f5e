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
import java.util.Set;

/** Reads one piece that {@link TapeWriter} wrote. */
public final class TapeReader {
    private final Names names;
    private final TapeInput in;
    private final List<TagId> tags = new ArrayList<>();
    private long before;
    private boolean isBeforeCounts;

    public TapeReader(byte[] piece, Names names) {
        this.names = names;
        in = new TapeInput(piece);
    }

    /**
     * The next input as a table should take it today; empty at the end. It differs from {@link
     * #next} if an input had another meaning in earlier versions.
     *
     * @param countedAt when somebody entered a count
     */
    public Optional<Input> nextMeant(Set<Long> countedAt) {
        return next().map(one ->
                isBeforeCounts && !countedAt.contains(one.at())
                        ? PressBeforeCounts.meant(one)
                        : one);
    }

    /**
     * The next input as it was written; empty at the end.
     *
     * @throws UnreadableException if the piece is damaged
     */
    public Optional<Input> next() {
        if (in.isAtEnd()) {
            return Optional.empty();
        }
        InputKind mark = InputKind.of(in.small());
        before += in.number();
        isBeforeCounts = mark == InputKind.PRESS_BEFORE_COUNTS;
        try {
            return Optional.of(input(mark, before));
        } catch (IllegalArgumentException noSuchThing) {
            throw new UnreadableException("something is said that cannot be: " + mark);
        }
    }

    private Input input(InputKind mark, long at) {
        return switch (mark) {
            case INVENTORY ->
                    new Input.Read(new Reading.Inventory(at, in.small(), answers(in.count())));
            case UNCLEAR -> new Input.Read(new Reading.Unclear(at, in.small(), cause()));
            case WEIGHT -> new Input.Read(new Reading.Weight(at, in.small(), in.real()));
            case PRESS_BEFORE_COUNTS, PRESS ->
                    new Input.Read(new Reading.Press(at, new Button(in.word(), in.word())));
            case ANTENNA_FAULT ->
                    new Input.Read(new Reading.AntennaFault(at, in.small(), in.word()));
            case SOURCE_FAULT -> new Input.Read(new Reading.SourceFault(at, in.word(), in.word()));
            case ORDER -> new Input.Ordered(at, person(), OrderWords.read(words(), names));
            case TICK -> new Input.Tick(at);
        };
    }

    private List<Answer> answers(int count) {
        List<Answer> answers = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            long place = in.number();
            TagId tag = tag(place < 0 ? -1 - place : place);
            answers.add(
                    new Answer(tag, place < 0 ? OptionalInt.of(in.small()) : OptionalInt.empty()));
        }
        return answers;
    }

    private TagId tag(long place) {
        if (place == tags.size()) {
            String hex = in.word();
            if (!TagId.isValid(hex)) {
                throw new UnreadableException("a tag's number is none");
            }
            tags.add(new TagId(hex));
        }
        if (place < 0 || place >= tags.size()) {
            throw new UnreadableException("a tag was never named: " + place);
        }
        return tags.get((int) place);
    }

    private Reading.Cause cause() {
        int number = in.small();
        Reading.Cause[] all = Reading.Cause.values();
        if (number < 0 || number >= all.length) {
            throw new UnreadableException("no cause has the number " + number);
        }
        return all[number];
    }

    private Person person() {
        int number = in.small();
        if (number >= 0) {
            return new Person.Arbiter(names.nameOf(number));
        }
        Seat[] seats = Seat.values();
        if (-1 - number >= seats.length) {
            throw new UnreadableException("nobody has the number " + number);
        }
        return new Person.Player(seats[-1 - number]);
    }

    private List<String> words() {
        int count = in.count();
        List<String> words = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            words.add(in.word());
        }
        return words;
    }
}
