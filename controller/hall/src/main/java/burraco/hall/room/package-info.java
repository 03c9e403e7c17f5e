/**
 * What has been decided in a hall beside the tournament, and what follows from it: which tables
 * there are, when the round ends, who deals with what. Values only.
 */
package burraco.hall.room;
