// The list of corrections in force, each of which can be taken back.

import { told } from '../acts.js';
import { h } from '../dom.js';
import { named, t } from '../texts.js';
import { giver } from './giver.js';
import { takeBack } from './orders.js';
import { acts, at } from './store.js';

export function corrections() {
  const all = at.record?.corrections ?? [];
  if (!all.length) return h('p', { key: 'none', class: 'nothing' }, t('console.corrections.none'));
  return h('ul', { key: 'all', class: 'corrections' }, all.map(one => h('li', { key: one.id },
    h('span', { class: 'tag number' }, String(one.id)),
    h('span', { class: 'correction-says' }, h('strong', {}, about(one)), h('span', {}, giver(one), ': ', one.why ? named(one.why) : t('console.corrections.no-why'))),
    h('button', { type: 'button', class: 'button', 'aria-label': t('console.take-back.of', one.id), onclick: () => takeBack(one) }, t('console.take-back.do')))));
}

/** The kind of correction, and the line it concerns as it reads now; a struck line is no longer there. */
function about(one) {
  const act = acts().find(other => other.id === one.act);
  const what = t(`console.what.${one.what}`);
  return act ? `${what}: ${act.line}. ${told(act)}` : what;
}
