/**
 * A table's link to a hall: what it tells ({@link burraco.uplink.JournalOutbox}, a view of its
 * journal), and what the hall wants of it ({@link burraco.uplink.OrderText}). Play depends on
 * neither: a table that hears nothing of its hall plays on.
 */
package burraco.uplink;
