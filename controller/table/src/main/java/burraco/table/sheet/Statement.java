package burraco.table.sheet;

import burraco.engine.act.Act;
import burraco.record.ActionLine;
import burraco.record.HandRecord;
import burraco.record.ReadResult;
import burraco.record.RecordReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A line in hand-record notation that a person wrote. */
public sealed interface Statement {
    record Readable(Act act, boolean late) implements Statement {}

    record Unreadable(Refusal why) implements Statement {}

    static Statement of(String text) {
        return switch (RecordReader.read(text.getBytes(StandardCharsets.UTF_8))) {
            case ReadResult.Unreadable(var problem) -> new Unreadable(Refusal.of(problem));
            case ReadResult.Readable(var document) -> one(document);
        };
    }

    private static Statement one(HandRecord document) {
        List<ActionLine> actions = document.actions();
        if (actions.size() != 1 || document.entries().size() != 1) {
            return new Unreadable(Refusal.of(Refusal.Why.NOT_ONE_ACT));
        }
        return new Readable(actions.getFirst().act(), actions.getFirst().late());
    }
}
