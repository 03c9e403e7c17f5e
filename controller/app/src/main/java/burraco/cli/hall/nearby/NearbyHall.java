package burraco.cli.hall.nearby;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;

/**
 * A hall as it makes itself known.
 *
 * @param title of its tournament
 * @param host its name in the network
 * @param port of the pages where tables join
 * @param addresses of the host
 */
public record NearbyHall(String title, String host, int port, List<InetAddress> addresses) {
    public NearbyHall {
        addresses = List.copyOf(addresses);
    }

    DnsName instance() {
        return DnsName.SERVICE.below(title);
    }

    /** All that is to be said of it. */
    List<DnsRecord> records() {
        DnsName at = DnsName.of(host, "local");
        List<DnsRecord> all = new ArrayList<>();
        all.add(new DnsRecord.Pointer(DnsName.SERVICE, instance()));
        all.add(new DnsRecord.Service(instance(), at, port));
        all.add(new DnsRecord.Text(instance(), List.of("version=1")));
        addresses.forEach(address -> all.add(new DnsRecord.Address(at, address)));
        return all;
    }
}
