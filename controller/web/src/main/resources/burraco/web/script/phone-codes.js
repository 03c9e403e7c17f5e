// QR codes for phones: those of the four seats, and that of the console.

import { h } from './dom.js';
import { t } from './texts.js';

const SIZE = 132;
const SEATS = ['N', 'E', 'S', 'W'];

export function phoneCodes() {
  return h(
    'ul',
    { key: 'codes', class: 'phone-codes' },
    SEATS.map(seat =>
      h(
        'li',
        { key: seat },
        picture(`/api/seat.svg?at=${seat}`, t('phones.of', t(`seat.${seat}`))),
        h('span', {}, t(`seat.${seat}`)),
      ),
    ),
  );
}

/** Each code is valid for one login; pass another number to get a new one. */
export function consoleCode(number) {
  return h(
    'ul',
    { key: 'console', class: 'phone-codes' },
    h(
      'li',
      {},
      picture(consoleAddress(number), t('door.qr', '/console')),
      h('span', {}, t('door.console')),
    ),
  );
}

export const consoleAddress = number => `/qr.svg?to=/console&new=${number}`;

function picture(src, alt) {
  return h('img', { src, alt, width: SIZE, height: SIZE });
}
