// The score of a hand by parts for both lines; used on all pages and on the score sheet.

import { h } from './dom.js';
import { points, t } from './texts.js';

export const PARTS = ['burrachi', 'closing', 'melds', 'pozzetto', 'hand', 'penalized', 'arbiter'];

/** The total as far as known: the sum of the known parts. */
export function known(count) {
  return count.total ?? PARTS.reduce((sum, part) => sum + (count[part] ?? 0), 0);
}

/** `totals` are the valid ones: players may have counted differently from the table. */
export function countTable({ ns, ew }, { caption, names = {}, totals = {} } = {}) {
  const has = count => count && 'burrachi' in count;
  if (!has(ns) || !has(ew)) return null;
  const shown = PARTS.filter(
    part => (part !== 'arbiter' && part !== 'penalized') || ns[part] || ew[part],
  );
  const unseen = Math.max(ns.unseen, ew.unseen);
  return h(
    'table',
    { class: 'counts' },
    caption && h('caption', {}, caption),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('td', {}),
        h('th', { class: 'ns', scope: 'col' }, names.NS ?? t('line.NS')),
        h('th', { class: 'ew', scope: 'col' }, names.EW ?? t('line.EW')),
      ),
    ),
    h(
      'tbody',
      {},
      shown.map(part => row(part, ns[part], ew[part])),
      unseen > 0 &&
        h(
          'tr',
          { class: 'unseen' },
          h('th', { scope: 'row' }, t('count.unseen')),
          h('td', { class: 'number' }, ns.unseen || ''),
          h('td', { class: 'number' }, ew.unseen || ''),
        ),
    ),
    h('tfoot', {}, row('total', totals.ns ?? ns.total, totals.ew ?? ew.total)),
  );
}

function row(part, ns, ew) {
  return h(
    'tr',
    { key: part },
    h('th', { scope: 'row' }, t(`count.${part}`)),
    h('td', { class: 'number' }, points(ns)),
    h('td', { class: 'number' }, points(ew)),
  );
}
