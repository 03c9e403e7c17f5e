package burraco.cli.hall.nearby;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A name in the DNS. A label may have dots and letters of any language in it. */
record DnsName(List<String> labels) {
    static final DnsName SERVICE = of("_burraco-hall", "_tcp", "local");

    DnsName {
        labels = List.copyOf(labels);
    }

    static DnsName of(String... labels) {
        return new DnsName(List.of(labels));
    }

    /** This name with one more label in front. */
    DnsName below(String label) {
        return new DnsName(Stream.concat(Stream.of(label), labels.stream()).toList());
    }

    /** Upper and lower case are the same in the DNS. */
    boolean is(DnsName other) {
        return lower(labels).equals(lower(other.labels));
    }

    private static List<String> lower(List<String> some) {
        List<String> all = new ArrayList<>();
        some.forEach(one -> all.add(one.toLowerCase(Locale.ROOT)));
        return all;
    }

    @Override
    public String toString() {
        return String.join(".", labels);
    }
}
