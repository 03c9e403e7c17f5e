package burraco.cli.hall;

import burraco.cli.out.FileTrouble;
import burraco.cli.out.Log;
import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Under which names and addresses this machine is reached. */
record HallMachine(List<String> names, List<InetAddress> addresses) {
    static HallMachine ofThisMachine() {
        Set<String> names = new LinkedHashSet<>();
        Set<InetAddress> addresses = new LinkedHashSet<>();
        try {
            String host = InetAddress.getLocalHost().getHostName();
            if (host.matches("[A-Za-z0-9-]+")) {
                names.add(host.toLowerCase(Locale.ROOT));
                names.add(host.toLowerCase(Locale.ROOT) + ".local");
            }
            NetworkInterface.networkInterfaces()
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(one -> !one.isLinkLocalAddress())
                    .forEach(addresses::add);
        } catch (IOException nameless) {
            Log.info("this machine's addresses: {}", FileTrouble.forTheLog(nameless));
        }
        names.add("localhost");
        addresses.add(InetAddress.ofLiteral("127.0.0.1"));
        addresses.add(InetAddress.ofLiteral("::1"));
        return new HallMachine(List.copyOf(names), List.copyOf(addresses));
    }
}
