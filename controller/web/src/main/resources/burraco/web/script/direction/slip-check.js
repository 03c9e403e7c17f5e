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
 * What was typed: {first, second, parts, sums} with nulls where something is missing. One number with a sign is a
 * difference. Totals that nobody typed are the sums of the hands.
 */
export function read(typed) {
  const rows = typed.parts.filter(([one, other]) => `${one}${other}`.trim() !== '');
  const parts = rows.map(([one, other]) => [whole(one || '0'), whole(other || '0')]);
  const broken = parts.some(([one, other]) => one === null || other === null);
  const sums = parts.length > 0 && !broken ? parts.reduce(([a, b], [one, other]) => [a + one, b + other], [0, 0]) : null;
  let first = whole(typed.first);
  let second = whole(typed.second);
  const empty = typed.first.trim() === '' && typed.second.trim() === '';
  if (empty && sums) [first, second] = sums;
  else if (typed.second.trim() === '' && first !== null) [first, second] = [Math.max(first, 0), Math.max(-first, 0)];
  return { table: whole(typed.table), first, second, parts: broken ? null : parts, sums };
}

/**
 * What to look at before the slip counts: null, or {kind, ...}.
 *
 *   sum       the hands add up to something else (art. 19: sum)
 *   swapped   totals, or the victory points on the slip, fit if both stand in each other's place (art. 19: swapped)
 *   points    the victory points on the slip are not those of these match points
 *   fives     no difference of match points ends in anything but 0 or 5
 *   there     the same result is there already; other: another one is
 */
export function doubt(slip, written, table, bands) {
  const { first, second, sums } = slip;
  if (sums && (sums[0] !== first || sums[1] !== second)) {
    return sums[0] === second && sums[1] === first ? { kind: 'swapped', to: sums } : { kind: 'sum', to: sums };
  }
  if ((first - second) % 5 !== 0) return { kind: 'fives' };
  const points = victory(first - second, bands);
  if (written !== null && written !== points[0]) {
    return written === points[1] ? { kind: 'swapped', to: [second, first] } : { kind: 'points', points };
  }
  const had = table.slip.points;
  if (table.slip.kind && table.slip.kind !== 'played') return { kind: 'other', had: null };
  if (!had) return null;
  if (had[0] === first && had[1] === second) return { kind: 'there' };
  return { kind: had[0] === second && had[1] === first ? 'reversed' : 'other', had };
}
