package burraco.cli.hall.nearby;

import java.net.InetAddress;
import java.util.List;

/** What somebody says about a name. */
sealed interface DnsRecord {
    DnsName name();

    /** There is an instance of a service. */
    record Pointer(DnsName name, DnsName instance) implements DnsRecord {}

    /** An instance is on this host, at this port. */
    record Service(DnsName name, DnsName host, int port) implements DnsRecord {}

    record Text(DnsName name, List<String> texts) implements DnsRecord {
        public Text {
            texts = List.copyOf(texts);
        }
    }

    record Address(DnsName name, InetAddress address) implements DnsRecord {}
}
