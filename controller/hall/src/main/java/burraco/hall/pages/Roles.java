package burraco.hall.pages;

/** What people may do. */
public interface Roles {
    /** Everybody with a PIN may do everything. */
    Roles ALL = _ -> Role.DIRECTION;

    /**
     * @param name of who has signed in
     */
    Role of(String name);
}
