// The codes of the seats for players' phones, to scan or to print.

import { h } from '../dom.js';
import { forgetSeatCodes, seatCodes } from '../own-screen.js';
import { phoneCodes } from '../phone-codes.js';
import { t } from '../texts.js';
import { at, changed } from './store.js';

/** The arbiter for whom they were requested. */
let askedBy = null;

export function phones() {
  if (askedBy !== at.arbiter) forgetSeatCodes();
  askedBy = at.arbiter;
  const { codes, refused } = seatCodes(changed);
  const how = refused ? 'sign-in' : codes?.reachable === false ? 'far' : 'how';
  return h('section', { key: 'phones', class: 'phones' },
    h('h3', {}, t('console.phones')),
    h('p', { class: 'quiet' }, t(`console.phones.${how}`)),
    codes?.reachable && phoneCodes());
}
