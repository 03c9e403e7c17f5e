/**
 * How a hall and its tables know each other. Values and streams only: others keep the files.
 *
 * <p>A table has a {@link burraco.trust.DeviceKey}, whose fingerprint is its name. A hall has an
 * {@link burraco.trust.Authority}, which issues certificates for the hall's pages and for tables.
 * Whoever connects a table to a hall compares a {@link burraco.trust.PairingCode} on both screens;
 * from then on each side accepts only what the authority has signed ({@link
 * burraco.trust.TlsContexts}).
 */
package burraco.trust;
