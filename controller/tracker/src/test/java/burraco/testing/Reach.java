package burraco.testing;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The size of an object: the number of objects and list elements reachable from it. */
public final class Reach {
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<Object> next = new ArrayDeque<>();

    private int places;

    private Reach() {}

    /**
     * The number of objects and elements; the internals of the JDK's own classes are not counted.
     */
    public static int of(Object root) {
        Reach reach = new Reach();
        reach.add(root);
        while (!reach.next.isEmpty()) {
            reach.open(reach.next.pop());
        }
        return reach.seen.size() + reach.places;
    }

    private void add(Object one) {
        if (one != null && !(one instanceof Enum<?>) && seen.add(one)) {
            next.push(one);
        }
    }

    private void open(Object one) {
        switch (one) {
            case Optional<?> maybe -> maybe.ifPresent(this::add);
            case Collection<?> all -> {
                places += all.size();
                all.forEach(this::add);
            }
            case Map<?, ?> map -> {
                places += map.size();
                map.forEach((key, value) -> {
                    add(key);
                    add(value);
                });
            }
            case Object[] array -> {
                for (Object part : array) {
                    add(part);
                }
            }
            case Object other when other.getClass().getName().startsWith("burraco.") ->
                    fields(other);
            case Object _ -> {}
        }
    }

    private void fields(Object one) {
        for (Class<?> type = one.getClass(); type != Object.class; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
                    add(value(field, one));
                }
            }
        }
    }

    private static Object value(Field field, Object of) {
        try {
            field.setAccessible(true);
            return field.get(of);
        } catch (IllegalAccessException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
