package burraco.hal.virtual;

import burraco.hal.TagId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What lies on the table: tags at their spots, and hands. Antennas are told what changed. */
final class Felt {
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

    /** The number by which tags remember this field. */
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

    /** The tag with this number; a new one if it was never here. */
    Tag tag(TagId id) {
        Tag tag = byId.get(id);
        if (tag == null) {
            tag = new Tag(id, tagsEver++);
            tags.add(tag);
            byId.put(id, tag);
        }
        return tag;
    }

    /** It is gone for good. */
    void forget(Tag tag) {
        take(tag);
        tags.remove(tag);
        byId.remove(tag.id);
    }

    void lay(Tag tag, Spot spot) {
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

    /** Where nothing lies there is nothing to push. */
    void slide(Tag tag, Spot spot) {
        if (tag.spot != null) {
            changed(tag.spot.x(), tag.spot.y());
            tag.spot = spot;
            changed(spot.x(), spot.y());
        }
    }

    /** It is heard there from now on, weakly, whether it lies anywhere or not. */
    Tag.Faint appear(Tag tag, Spot spot) {
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
