package burraco.hal.virtual;

import burraco.hal.TagId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The tags on the table with their spots, and the resting hands. It tells antennas about changes.
 */
final class VirtualFelt {
    private final List<Tag> tags = new ArrayList<>();
    private final Map<TagId, Tag> byId = new HashMap<>();
    private final List<RestingHand> hands = new ArrayList<>();
    private final List<Shield> shields = new ArrayList<>();
    private final List<Field> fields = new ArrayList<>();
    private long laid;
    private long faints;
    private int handsEver;
    private int tagsEver;

    List<Shield> shields() {
        return shields;
    }

    void shield(Shield shield) {
        shields.add(shield);
        changed(shield.x(), shield.y(), shield.radius());
    }

    void unshield(Shield shield) {
        shields.remove(shield);
        changed(shield.x(), shield.y(), shield.radius());
    }

    /** Registers a field and returns its number. */
    int watch(Field field) {
        fields.add(field);
        return fields.size() - 1;
    }

    List<Tag> tags() {
        return tags;
    }

    List<RestingHand> hands() {
        return hands;
    }

    boolean knows(TagId id) {
        return byId.containsKey(id);
    }

    /** The tag with this number; created if it is new. */
    Tag tag(TagId id) {
        Tag tag = byId.get(id);
        if (tag == null) {
            tag = new Tag(id, tagsEver++);
            tags.add(tag);
            byId.put(id, tag);
        }
        return tag;
    }

    /** Removes a tag for good. */
    void forget(Tag tag) {
        take(tag);
        tags.remove(tag);
        byId.remove(tag.id);
    }

    void lay(Tag tag, CardSpot spot) {
        take(tag);
        tag.spot = spot;
        tag.order = ++laid;
        changed(spot.x(), spot.y());
    }

    void take(Tag tag) {
        tag.moves++;
        if (tag.spot != null) {
            changed(tag.spot.x(), tag.spot.y());
            tag.spot = null;
        }
        tag.faint.forEach(faint -> changed(faint.spot().x(), faint.spot().y()));
        tag.faint.clear();
    }

    /** A tag that does not lie on the table cannot be pushed. */
    void slide(Tag tag, CardSpot spot) {
        if (tag.spot != null) {
            changed(tag.spot.x(), tag.spot.y());
            tag.spot = spot;
            changed(spot.x(), spot.y());
        }
    }

    /** Makes a tag weakly audible at a spot, whether or not it lies anywhere. */
    Tag.Faint appear(Tag tag, CardSpot spot) {
        Tag.Faint faint = new Tag.Faint(spot, ++faints);
        tag.faint.add(faint);
        changed(spot.x(), spot.y());
        return faint;
    }

    void fade(Tag tag, Tag.Faint faint) {
        if (tag.faint.remove(faint)) {
            changed(faint.spot().x(), faint.spot().y());
        }
    }

    void kill(Tag tag) {
        tag.dead = true;
        fields.forEach(Field::changed);
    }

    int rest(double x, double y, double radius, double grams) {
        hands.add(new RestingHand(++handsEver, x, y, radius, grams));
        changed(x, y, radius);
        return handsEver;
    }

    void raise(int number) {
        for (RestingHand hand : List.copyOf(hands)) {
            if (hand.number() == number) {
                hands.remove(hand);
                changed(hand.x(), hand.y(), hand.radius());
            }
        }
    }

    private void changed(double x, double y) {
        changed(x, y, 0);
    }

    private void changed(double x, double y, double around) {
        for (Field field : fields) {
            if (field.antenna().area().depth(x, y) > -(field.reach() + around)) {
                field.changed();
            }
        }
    }
}
