// Both checks of article 19 on a slip as it is typed: hands that do not add up to the totals, and points that stand in
// each other's place. Pure functions, without a page.

import { whole } from './form.js';

const ALL = 20;

/** Victory points of the first and the second side for a difference in match points. */
export function victory(difference, bands) {
  const won = bands.reduce((points, [least, winner]) => (Math.abs(difference) >= least ? winner : points), ALL / 2);
  return difference >= 0 ? [won, ALL - won] : [ALL - won, won];
}

/**
 * What was typed: {table, first, second, parts, sums, unclear}. Numbers are null where nothing was typed; `unclear` has
 * the names of fields that cannot be read. One number with a sign is a difference. Totals that nobody typed are the sums
 * of the hands.
 */
export function read(typed) {
  const rows = typed.parts.filter(([one, other]) => `${one}${other}`.trim() !== '');
  const parts = rows.map(([one, other]) => [whole(one || '0'), whole(other || '0')]);
  const unclear = ['first', 'second', 'written'].filter(name => typed[name].trim() !== '' && whole(typed[name]) === null);
  if (parts.flat().includes(null)) unclear.push('hands');
  const sums = parts.length > 0 && !unclear.includes('hands') ? parts.reduce(([a, b], [one, other]) => [a + one, b + other], [0, 0]) : null;
  let first = whole(typed.first);
  let second = whole(typed.second);
  if (typed.first.trim() === '' && typed.second.trim() === '' && sums) [first, second] = sums;
  else if (typed.second.trim() === '' && first !== null && /^[-+−]/.test(typed.first.trim())) [first, second] = [Math.max(first, 0), Math.max(-first, 0)];
  return { table: whole(typed.table), first, second, parts: unclear.includes('hands') ? [] : parts, sums, unclear };
}

/**
 * What to look at before the slip counts: null, or {kind, ...}.
 *
 *   unclear   something cannot be read as a number
 *   sum       the hands add up to something else (art. 19: sum)
 *   swapped   the totals fit the hands only in each other's place (art. 19: swapped)
 *   reversed  the victory points on the slip are those of the other side (art. 19: swapped)
 *   points    the victory points on the slip are not those of these match points
 *   fives     no difference of match points ends in anything but 0 or 5
 *   there     the same result is there already
 *   turned    the same result is there already, with the points in each other's place
 *   other     another result is there already
 */
export function doubt(slip, written, table, bands) {
  const { first, second, sums, unclear } = slip;
  if (unclear.length > 0) return { kind: 'unclear', fields: unclear };
  if (sums && (sums[0] !== first || sums[1] !== second)) {
    return sums[0] === second && sums[1] === first ? { kind: 'swapped', to: sums } : { kind: 'sum', to: sums };
  }
  if ((first - second) % 5 !== 0) return { kind: 'fives' };
  const points = victory(first - second, bands);
  if (written !== null && written !== points[0]) {
    return written === points[1] ? { kind: 'reversed', to: [second, first] } : { kind: 'points', points };
  }
  const had = table.slip.points;
  if (table.slip.kind && table.slip.kind !== 'played') return { kind: table.slip.kind };
  if (!had) return null;
  if (had[0] === first && had[1] === second) return { kind: 'there' };
  return { kind: had[0] === second && had[1] === first ? 'turned' : 'other', had };
}
