package burraco.testing;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A value as text in full detail: two values are equal if their texts are. */
public final class Snapshot {
    private static final ClassValue<List<Field>> FIELDS =
            new ClassValue<>() {
                @Override
                protected List<Field> computeValue(Class<?> type) {
                    List<Field> fields = new ArrayList<>();
                    for (Class<?> one = type; one != Object.class; one = one.getSuperclass()) {
                        for (Field field : one.getDeclaredFields()) {
                            if (!Modifier.isStatic(field.getModifiers())) {
                                field.setAccessible(true);
                                fields.add(field);
                            }
                        }
                    }
                    return fields;
                }
            };

    private final StringBuilder text = new StringBuilder();

    private Snapshot() {}

    public static String of(Object value) {
        Snapshot snapshot = new Snapshot();
        snapshot.add(value);
        return snapshot.text.toString();
    }

    private void add(Object one) {
        switch (one) {
            case null -> text.append('-');
            case Enum<?> constant -> text.append(constant.name());
            case Optional<?> maybe -> add(maybe.orElse(null));
            case Iterable<?> all when isOfTheJdk(one) -> all.forEach(this::part);
            case Object[] array -> {
                for (Object part : array) {
                    part(part);
                }
            }
            case int[] numbers -> {
                for (int number : numbers) {
                    part(number);
                }
            }
            case Object other when isOfTheJdk(other) -> text.append(other);
            case Object other -> fields(other);
        }
    }

    private void part(Object one) {
        add(one);
        text.append(',');
    }

    private static boolean isOfTheJdk(Object one) {
        return one.getClass().getName().startsWith("java.");
    }

    private void fields(Object one) {
        text.append(one.getClass().getSimpleName()).append('(');
        try {
            for (Field field : FIELDS.get(one.getClass())) {
                part(field.get(one));
            }
        } catch (IllegalAccessException impossible) {
            throw new AssertionError(Objects.toString(one), impossible);
        }
        text.append(')');
    }
}
