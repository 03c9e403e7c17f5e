/**
 * Halls in the same network, found without an address: multicast DNS (RFC 6762) and service
 * discovery (RFC 6763), as far as one service needs them.
 */
package burraco.cli.hall.nearby;
