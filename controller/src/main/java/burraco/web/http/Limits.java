package burraco.web.http;

/**
 * What the server of the JDK puts up with. It reads these once, before the first server is made,
 * and has no other way to be told.
 */
public final class Limits {
    private Limits() {}

    public static void set() {
        limit("sun.net.httpserver.maxReqTime", 10);
        limit("sun.net.httpserver.maxReqHeaders", 60);
        limit("sun.net.httpserver.maxReqHeaderSize", 16 * 1024);
        limit("sun.net.httpserver.maxIdleConnections", 200);
        limit("sun.net.httpserver.idleInterval", 30);
        limit("jdk.httpserver.maxConnections", 1_000);
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    private static void limit(String name, int value) {
        System.setProperty(name, String.valueOf(value));
    }
}
