/**
 * What people see who are not in the hall: out of what tables tell openly, later by a delay, as
 * files that never change once they are there, for any web server.
 */
package burraco.hall.audience;
