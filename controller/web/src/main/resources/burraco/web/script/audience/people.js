// Who sits at a table, with names or, where none are shown, with numbers.

import { named, t } from '../texts.js';

const SEATS = { NS: ['N', 'S'], EW: ['E', 'W'] };

/** Both players of a line. */
export function side(row, line) {
  const names = SEATS[line].map(seat => row?.names?.[seat]).filter(Boolean);
  if (names.length > 0) return names.flatMap((name, index) => [index > 0 && ' – ', named(name)]);
  const numbers = row?.numbers?.[line];
  return numbers ? t('audience.pair', numbers.join('+')) : t(`line.${line}`);
}

export function seatOf(row, seat) {
  return row?.names?.[seat] ? named(row.names[seat]) : t(`seat.${seat}`);
}

/** By how much later everything is shown. */
export function later({ delay }) {
  return delay >= 60 && delay % 60 === 0 ? t('audience.later', delay / 60) : t('audience.soon', delay);
}
