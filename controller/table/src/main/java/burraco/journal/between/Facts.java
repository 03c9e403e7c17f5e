package burraco.journal.between;

import burraco.journal.tape.UnreadableException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Named values as lines of text: {@code match.dealer=S}. */
final class Facts {
    private final Map<String, String> all;

    private Facts(Map<String, String> all) {
        this.all = all;
    }

    static Facts none() {
        return new Facts(new LinkedHashMap<>());
    }

    static Facts read(String text) {
        Facts facts = none();
        for (String line : text.split("\n")) {
            int sign = line.indexOf('=');
            if (sign > 0) {
                facts.all.put(line.substring(0, sign), plain(line.substring(sign + 1)));
            }
        }
        return facts;
    }

    String text() {
        StringBuilder text = new StringBuilder();
        all.forEach((name, value) ->
                text.append(name).append('=').append(inOneLine(value)).append('\n'));
        return text.toString();
    }

    private static String inOneLine(String value) {
        return value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    }

    private static String plain(String value) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            char letter = value.charAt(i);
            boolean escaped = letter == '\\' && i + 1 < value.length();
            if (!escaped) {
                plain.append(letter);
                continue;
            }
            i++;
            char which = value.charAt(i);
            plain.append(which == 'n' ? '\n' : which == 'r' ? '\r' : which);
        }
        return plain.toString();
    }

    // Single values

    void put(String name, Object value) {
        all.put(name, String.valueOf(value));
    }

    void put(String name, OptionalInt value) {
        value.ifPresent(one -> put(name, one));
    }

    void put(String name, OptionalLong value) {
        value.ifPresent(one -> put(name, one));
    }

    Optional<String> find(String name) {
        return Optional.ofNullable(all.get(name));
    }

    String get(String name) {
        return find(name).orElseThrow(() -> new UnreadableException("it does not say " + name));
    }

    long number(String name) {
        try {
            return Long.parseLong(get(name));
        } catch (NumberFormatException no) {
            throw new UnreadableException(name + " is no number: " + get(name));
        }
    }

    double real(String name) {
        try {
            return Double.parseDouble(get(name));
        } catch (NumberFormatException no) {
            throw new UnreadableException(name + " is no number: " + get(name));
        }
    }

    int small(String name) {
        return Math.toIntExact(number(name));
    }

    OptionalInt maybeSmall(String name) {
        return find(name).isPresent() ? OptionalInt.of(small(name)) : OptionalInt.empty();
    }

    OptionalLong maybeNumber(String name) {
        return find(name).isPresent() ? OptionalLong.of(number(name)) : OptionalLong.empty();
    }

    boolean is(String name) {
        return get(name).equals("true");
    }

    <E extends Enum<E>> E one(Class<E> of, String name) {
        for (E each : of.getEnumConstants()) {
            if (each.name().equals(get(name))) {
                return each;
            }
        }
        throw new UnreadableException(name + " is none: " + get(name));
    }

    // Numbered values

    /** The names {@code hand.0}, {@code hand.1} and so on, as far as they have values. */
    List<String> each(String name) {
        List<String> names = new ArrayList<>();
        for (int i = 0; find(name + "." + i).isPresent(); i++) {
            names.add(name + "." + i);
        }
        return names;
    }
}
