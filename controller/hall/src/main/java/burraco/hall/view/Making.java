package burraco.hall.view;

import burraco.hall.view.TableTold.AwaitedRuling;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A {@link CallItem} that is put together. */
final class Making {
    private final String id;
    private final String kind;
    private final int table;
    private long since;
    private List<String> who = List.of();
    private List<String> seats = List.of();
    private Optional<String> article = Optional.empty();
    private Map<String, String> says = Map.of();
    private List<Map<String, String>> before = List.of();
    private List<String> detail = List.of();

    Making(String id, CallKind kind, int table) {
        this(id, kind.toString(), table);
    }

    Making(String id, String kind, int table) {
        this.id = id;
        this.kind = kind;
        this.table = table;
    }

    Making since(long when) {
        since = when;
        return this;
    }

    Making who(List<String> names) {
        who = names;
        return this;
    }

    Making seats(List<String> names) {
        seats = names;
        return this;
    }

    Making says(Map<String, String> sentence) {
        says = sentence;
        return this;
    }

    Making ruling(AwaitedRuling ruling) {
        article = Optional.of(ruling.article());
        before = ruling.before();
        detail = List.of(ruling.caseId());
        return says(ruling.says());
    }

    Making detail(Object... values) {
        detail = Stream.of(values).map(String::valueOf).toList();
        return this;
    }

    CallItem made() {
        return new CallItem(
                id,
                kind,
                table,
                since,
                who,
                seats,
                article,
                says,
                before,
                detail,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }
}
