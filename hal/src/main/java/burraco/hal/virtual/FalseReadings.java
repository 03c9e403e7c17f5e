package burraco.hal.virtual;

import burraco.hal.Answer;
import burraco.hal.TagId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * False readings that can be ordered, without any report that something is wrong. Times are those
 * of the table, in milliseconds; {@link #FOR_EVER} means without an end.
 */
public final class FalseReadings {
    public static final long FOR_EVER = 1_000_000_000_000L;

    /** In an inventory of an antenna that hears what lies far off, for each such card. */
    private static final double CHATTER = 0.08;

    /** Of the answers that a weak antenna should hear. */
    private static final double LOST = 0.7;

    /** Of the answers of a reader that garbles them. */
    private static final double GARBLED = 0.3;

    private static final double SHIELDED = 0.97;

    private final VirtualTable table;
    private final VirtualFelt felt;
    private final Chance chance;
    private final Map<Integer, Long> deaf = new HashMap<>();
    private final Map<Integer, Long> weak = new HashMap<>();
    private final Map<Integer, Long> jammed = new HashMap<>();
    private final Map<Integer, Long> chatters = new HashMap<>();
    private final Map<Integer, Long> stuck = new HashMap<>();
    private final Map<Integer, List<Answer>> heard = new HashMap<>();
    private final Map<String, Long> silent = new HashMap<>();
    private final Map<String, Long> garbles = new HashMap<>();
    private final Map<String, Long> slow = new HashMap<>();
    private final Map<String, Double> slower = new HashMap<>();
    private final Map<TagId, TagId> exchanged = new HashMap<>();

    FalseReadings(VirtualTable table, VirtualFelt felt, Chance chance) {
        this.table = table;
        this.felt = felt;
        this.chance = chance;
    }

    // To order

    /** An antenna hears nothing and reports clean, empty inventories. */
    public void deafen(int antenna, long at, long millis) {
        during(deaf, antenna, at, millis);
    }

    /** An antenna hears its cards in three of ten inventories. */
    public void weaken(int antenna, long at, long millis) {
        during(weak, antenna, at, millis);
    }

    /** Something unreadable answers in each of its inventories. */
    public void jam(int antenna, long at, long millis) {
        during(jammed, antenna, at, millis);
    }

    /** An antenna sometimes hears cards from anywhere on the table. */
    public void chatter(int antenna, long at, long millis) {
        during(chatters, antenna, at, millis);
    }

    /** An antenna repeats its last inventory. */
    public void stick(int antenna, long at, long millis) {
        during(stuck, antenna, at, millis);
    }

    /** A reader is silent, and its driver does not notice. */
    public void hush(String source, long at, long millis) {
        during(silent, source, at, millis);
    }

    /** A third of a reader's answers arrive with a wrong number. */
    public void garble(String source, long at, long millis) {
        during(garbles, source, at, millis);
    }

    /** A reader takes longer for an inventory by this factor. */
    public void slow(String source, long at, long millis, double times) {
        slower.put(source, times);
        during(slow, source, at, millis);
    }

    /** A scale keeps its value, whatever is laid on it. */
    public void stickScale(int scale, long at, long millis) {
        table.at(at, () -> table.scale(scale).stuckUntil(at + millis));
    }

    /** A scale says nothing. */
    public void hushScale(int scale, long at, long millis) {
        table.at(at, () -> table.scale(scale).silentUntil(at + millis));
    }

    /** Each of the two cards answers with the other's number from then on. */
    public void exchange(TagId one, TagId other, long at) {
        table.at(
                at,
                () -> {
                    exchanged.put(one, other);
                    exchanged.put(other, one);
                });
    }

    /** A telephone lies there, and cards near it are hardly heard. */
    public void shield(double x, double y, double radius, long at, long millis) {
        Shield shield = new Shield(x, y, radius, SHIELDED);
        table.at(at, () -> felt.shield(shield));
        table.at(at + millis, () -> felt.unshield(shield));
    }

    private <K> void during(Map<K, Long> when, K which, long at, long millis) {
        table.at(at, () -> when.merge(which, at + millis, Math::max));
    }

    // What it comes to

    private static <K> boolean is(Map<K, Long> when, K which, long at) {
        return at < when.getOrDefault(which, 0L);
    }

    boolean isSilent(String source, long at) {
        return is(silent, source, at);
    }

    boolean isJammed(int antenna, long at) {
        return is(jammed, antenna, at);
    }

    double slowness(String source, long at) {
        return is(slow, source, at) ? slower.get(source) : 1;
    }

    /** What an antenna reports that heard these answers. */
    List<Answer> said(String source, int antenna, List<Answer> answers, long at) {
        List<Answer> said = new ArrayList<>();
        for (Answer answer : answers) {
            TagId tag = exchanged.getOrDefault(answer.tag(), answer.tag());
            boolean wrong = is(garbles, source, at) && chance.happens(GARBLED);
            said.add(new Answer(wrong ? GarbledTag.of(tag, chance) : tag, answer.strength()));
        }
        if (is(weak, antenna, at)) {
            said.removeIf(_ -> chance.happens(LOST));
        }
        if (is(chatters, antenna, at)) {
            echoes(said);
        }
        if (is(deaf, antenna, at)) {
            said.clear();
        }
        if (is(stuck, antenna, at)) {
            return heard.getOrDefault(antenna, List.of());
        }
        heard.put(antenna, List.copyOf(said));
        return said;
    }

    private void echoes(List<Answer> said) {
        for (Tag tag : felt.tags()) {
            boolean lies = tag.spot != null && !tag.dead;
            if (lies && chance.happens(CHATTER)) {
                TagId id = exchanged.getOrDefault(tag.id, tag.id);
                if (said.stream().noneMatch(one -> one.tag().equals(id))) {
                    said.add(new Answer(id, OptionalInt.empty()));
                }
            }
        }
    }
}
