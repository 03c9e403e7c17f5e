package burraco.web.http;

/** HTTP status codes in use. */
public final class HttpStatus {
    public static final int OK = 200;
    public static final int NO_CONTENT = 204;
    public static final int ELSEWHERE = 302;
    public static final int NOT_MODIFIED = 304;
    public static final int BAD_REQUEST = 400;
    public static final int NO_SESSION = 401;
    public static final int FORBIDDEN = 403;
    public static final int NOT_FOUND = 404;
    public static final int OTHER_METHOD = 405;
    public static final int CONFLICT = 409;
    public static final int NO_LENGTH = 411;
    public static final int TOO_LARGE = 413;
    public static final int OTHER_TYPE = 415;
    public static final int TOO_OFTEN = 429;
    public static final int LARGE_HEAD = 431;
    public static final int FAILED = 500;
    public static final int FULL = 503;

    private HttpStatus() {}
}
