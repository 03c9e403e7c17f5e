// What people have put right and holds: each can be taken back.

import { h } from '../dom.js';
import { t } from '../texts.js';
import { takeBack } from './orders.js';
import { at } from './store.js';

export function corrections() {
  const all = at.record?.corrections ?? [];
  if (!all.length) return h('p', { key: 'none', class: 'nothing' }, t('console.corrections.none'));
  return h('ul', { key: 'all', class: 'corrections' }, all.map(one => h('li', { key: one.id },
    h('span', { class: 'tag number' }, String(one.id)),
    h('span', { class: 'correction-says' }, h('strong', {}, one.by), h('span', {}, one.why || t('console.corrections.no-why'))),
    h('button', { type: 'button', class: 'button', 'aria-label': t('console.take-back.of', one.id), onclick: () => takeBack(one) }, t('console.take-back.do')))));
}
