package burraco.testing;

import com.sun.jdi.Bootstrap;
import com.sun.jdi.ObjectReference;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.AttachingConnector;
import com.sun.jdi.connect.Connector;
import java.util.List;
import java.util.Map;

/** Does to the threads of another process what a test could not do from outside. */
public final class Debugger implements AutoCloseable {
    /** The option with which a process accepts a debugger, and prints the port. */
    public static final String OPTION =
            "-agentlib:jdwp=transport=dt_socket,server=y,suspend=n,address=127.0.0.1:0";

    /** The line with the port. */
    public static final String LISTENS = "Listening for transport dt_socket at address: ";

    private final VirtualMachine machine;

    public Debugger(int port) throws Exception {
        AttachingConnector connector =
                Bootstrap.virtualMachineManager().attachingConnectors().stream()
                        .filter(one -> one.name().equals("com.sun.jdi.SocketAttach"))
                        .findFirst()
                        .orElseThrow();
        Map<String, Connector.Argument> arguments = connector.defaultArguments();
        arguments.get("hostname").setValue("127.0.0.1");
        arguments.get("port").setValue(String.valueOf(port));
        machine = connector.attach(arguments);
    }

    public List<String> threads() {
        return machine.allThreads().stream().map(ThreadReference::name).toList();
    }

    /** Makes that thread fail wherever it is, as if it had run out of memory. */
    public void fail(String thread) throws Exception {
        ThreadReference victim =
                machine.allThreads().stream()
                        .filter(one -> one.name().equals(thread))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError(thread + " not in " + threads()));
        // Java keeps some of these errors ready, because there is no memory for one when it is
        // needed.
        ObjectReference fault =
                machine.classesByName("java.lang.OutOfMemoryError")
                        .getFirst()
                        .instances(1)
                        .getFirst();
        victim.stop(fault);
    }

    @Override
    public void close() {
        machine.dispose();
    }
}
