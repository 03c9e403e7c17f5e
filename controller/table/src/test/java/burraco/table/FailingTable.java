package burraco.table;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.layout.Deck;
import burraco.layout.Layout;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.function.Function;
import java.util.function.Predicate;

/** A table with a bug. */
public final class FailingTable {
    /** A statement with a card that nobody has seen. */
    public static final String SAYS = "S holds 7♥/1";

    private FailingTable() {}

    /**
     * Its interpretation of some readings throws, after it has taken them in, so that the table is
     * left half changed.
     */
    public static Table of(Layout layout, Deck deck, Seat dealer, Predicate<Reading> fails) {
        return with(
                layout,
                deck,
                dealer,
                real ->
                        (method, arguments) -> {
                            Object answer = call(real, method, arguments);
                            if (isReading(method) && fails.test((Reading) arguments[0])) {
                                throw new IllegalStateException(SAYS);
                            }
                            return answer;
                        });
    }

    /** While nothing is dealt it cannot be shown any more after some of its readings. */
    public static Table unshown(Layout layout, Deck deck, Seat dealer, Predicate<Reading> breaks) {
        return with(
                layout,
                deck,
                dealer,
                real -> {
                    boolean[] broken = {false};
                    return (method, arguments) -> {
                        broken[0] |= isReading(method) && breaks.test((Reading) arguments[0]);
                        if (broken[0] && method.getName().equals("dealing")) {
                            throw new IllegalStateException(SAYS);
                        }
                        return call(real, method, arguments);
                    };
                });
    }

    /** While nothing is dealt it can never be shown. */
    public static Table neverShown(Layout layout, Deck deck, Seat dealer) {
        return with(
                layout,
                deck,
                dealer,
                real ->
                        (method, arguments) -> {
                            if (method.getName().equals("dealing")) {
                                throw new IllegalStateException(SAYS);
                            }
                            return call(real, method, arguments);
                        });
    }

    /** After ten minutes without a deal it fails at any input, because time has passed. */
    public static Table idle(Layout layout, Deck deck, Seat dealer) {
        return with(
                layout,
                deck,
                dealer,
                real ->
                        (method, arguments) -> {
                            if (method.getName().equals("dealing") && !isShown()) {
                                throw new IllegalStateException(SAYS);
                            }
                            return call(real, method, arguments);
                        });
    }

    private static boolean isShown() {
        return StackWalker.getInstance()
                .walk(frames -> frames.anyMatch(one -> one.getMethodName().equals("state")));
    }

    private static boolean isReading(Method method) {
        return method.getName().equals("take");
    }

    private interface Calls {
        Object of(Method method, Object[] arguments) throws Throwable;
    }

    private static Table with(
            Layout layout, Deck deck, Seat dealer, Function<Watcher, Calls> broken) {
        Watcher.Agency real = TrackerWatcher.of(layout, deck);
        return new Table(
                layout,
                deck,
                dealer,
                (deals, known, learnt, now) ->
                        watcher(broken.apply(real.watch(deals, known, learnt, now))));
    }

    private static Watcher watcher(Calls calls) {
        return (Watcher)
                Proxy.newProxyInstance(
                        Watcher.class.getClassLoader(),
                        new Class<?>[] {Watcher.class},
                        (_, method, arguments) -> calls.of(method, arguments));
    }

    private static Object call(Watcher real, Method method, Object[] arguments) throws Throwable {
        try {
            return method.invoke(real, arguments);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }
}
