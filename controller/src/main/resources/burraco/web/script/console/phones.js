// The codes of the seats, for players' phones: to scan, or to print.

import { h } from '../dom.js';
import { t } from '../texts.js';
import { ask } from './api.js';
import { SEATS } from './fields.js';
import { changed } from './store.js';

/** Whether a phone gets there; null as long as nobody knows. */
let reachable = null;
let asked = false;

export function phones() {
  if (!asked) find();
  return h('section', { key: 'phones' },
    h('h3', {}, t('console.phones')),
    h('p', { class: 'quiet' }, t(reachable === false ? 'console.phones.far' : 'console.phones.how')),
    reachable && h('ul', { class: 'phones' }, SEATS.map(seat => h('li', { key: seat },
      h('img', { src: `/api/seat.svg?at=${seat}`, width: 132, height: 132, alt: t('console.phones.of', t(`seat.${seat}`)) }),
      h('span', {}, t(`seat.${seat}`))))));
}

async function find() {
  asked = true;
  const found = await ask('/api/seats');
  asked = found !== null;
  reachable = found?.reachable ?? null;
  changed();
}
