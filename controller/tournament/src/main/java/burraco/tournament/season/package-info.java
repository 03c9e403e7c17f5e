/** What people have won in several tournaments: points by a table of their federation or club. */
package burraco.tournament.season;
