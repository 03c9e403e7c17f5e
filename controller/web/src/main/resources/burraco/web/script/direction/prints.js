// Lists for the wall and slips to sign. They open in a window of their own.

import { h } from '../dom.js';
import { lang, t } from '../texts.js';
import { at, changed } from '../console/store.js';

/** What can be printed, in which formats, and whether of a draft as well. */
const PRINTS = [
  ['seats-by-table', ['html', 'pdf', 'csv', 'rows'], true],
  ['seats-by-name', ['html', 'pdf', 'csv'], true],
  ['slips', ['html', 'pdf'], true],
  ['pairing', ['html', 'pdf', 'csv'], true],
  ['awaited', ['html', 'pdf', 'csv'], false],
  ['ranking', ['html', 'pdf', 'csv'], false],
  ['ledger', ['html', 'pdf', 'csv'], false],
];

let chosen = null;
let when = 0;

export function prints() {
  const { round, draft } = at.state;
  const posted = round?.round ?? 0;
  const all = posted + (draft && !draft.impossible ? 1 : 0);
  if (all === 0) return h('p', { key: 'none', class: 'nothing' }, t('direction.prints.none'));
  // A choice is for now: when the next seats are posted, they are what is printed.
  if (when !== posted) [when, chosen] = [posted, null];
  const number = chosen && chosen <= all ? chosen : posted || all;
  return [
    h('label', { key: 'round', class: 'field print-round' }, h('span', {}, t('direction.of-round')),
      h('select', { value: String(number), onchange: event => ((chosen = Number(event.target.value)), changed()) },
        Array.from({ length: all }, (_, index) => h('option', { key: index, value: String(index + 1), selected: index + 1 === number }, index + 1 > posted ? t('direction.prints.draft', index + 1) : String(index + 1))))),
    number > posted && h('p', { key: 'draft', class: 'warning' }, h('span', {}, t('direction.prints.not-posted'))),
    h('ul', { key: 'list', class: 'rows prints' }, PRINTS.filter(([,, drafted]) => drafted || number <= posted).map(([what, formats]) => h('li', { key: what },
      h('span', { class: 'print-name' }, h('strong', {}, t(`direction.print.${what}`)), h('small', { class: 'quiet' }, t(`direction.print.${what}.means`))),
      h('span', { class: 'actions' }, formats.map(format => h('a', {
        key: format, class: 'button', target: '_blank', rel: 'noopener', href: `/api/direction/print?what=${what}&as=${format}&round=${number}&lang=${lang()}`,
        'aria-label': `${t(`direction.print.${what}`)}, ${t(`direction.format.${format}`)}`,
      }, t(`direction.format.${format}`))))))),
  ];
}
