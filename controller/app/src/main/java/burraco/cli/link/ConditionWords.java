package burraco.cli.link;

import burraco.cli.options.CommandTexts;
import burraco.hal.Condition;
import burraco.hal.Trouble;

/** Sentences about the condition of a device. */
final class ConditionWords {
    private ConditionWords() {}

    static String say(Condition condition, CommandTexts texts) {
        return switch (condition) {
            case Condition.Idle _ -> texts.say("link.condition.idle");
            case Condition.Up _ -> texts.say("link.condition.up");
            case Condition.Closed _ -> texts.say("link.condition.closed");
            case Condition.Lost(Trouble trouble, String detail) -> {
                String said = texts.say("link.condition." + trouble);
                // What was seen, for a technician, as the driver of the device says it.
                yield detail.isEmpty() ? said : said + " (" + detail + ")";
            }
        };
    }
}
