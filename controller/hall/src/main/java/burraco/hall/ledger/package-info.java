/**
 * What a hall must not lose, in one file: its decisions, sealed like a table's journal, and what
 * tables have told. Whatever is acknowledged is on the disk.
 */
package burraco.hall.ledger;
