package burraco.table;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.layout.Deck;
import burraco.layout.Layout;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.function.Predicate;

/**
 * A table with a bug: when its watcher makes acts of some readings, it throws an exception after it
 * has already changed its state.
 */
public final class FailingTable {
    /** A statement with a card that nobody has seen. */
    public static final String SAYS = "S holds 7♥/1";

    private FailingTable() {}

    public static Table of(Layout layout, Deck deck, Seat dealer, Predicate<Reading> fails) {
        Watcher.Agency real = TrackerWatcher.of(layout, deck);
        return new Table(
                layout,
                deck,
                dealer,
                (deals, known, learnt, now) ->
                        failing(real.watch(deals, known, learnt, now), fails));
    }

    private static Watcher failing(Watcher real, Predicate<Reading> fails) {
        return (Watcher)
                Proxy.newProxyInstance(
                        Watcher.class.getClassLoader(),
                        new Class<?>[] {Watcher.class},
                        (_, method, arguments) -> call(real, method, arguments, fails));
    }

    private static Object call(
            Watcher real, Method method, Object[] arguments, Predicate<Reading> fails)
            throws Throwable {
        Object answer;
        try {
            answer = method.invoke(real, arguments);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
        if (method.getName().equals("take") && fails.test((Reading) arguments[0])) {
            throw new IllegalStateException(SAYS);
        }
        return answer;
    }
}
