// Preview of an order: rulings that fall or come, scores before and after, lines that change.

import { told } from '../acts.js';
import { h } from '../dom.js';
import { points, say, t } from '../texts.js';
import { warning } from './dialog.js';
import { notation } from './notation.js';

const ROWS = ['burrachi', 'closing', 'melds', 'pozzetto', 'hand', 'penalized', 'arbiter', 'unseen', 'total'];

/** `shown` is {of, answer, trouble}; `body` is the current order, or null while something is missing. */
export function consequences(shown, body) {
  return h('section', { class: 'preview', 'aria-live': 'polite', 'aria-label': t('console.preview') },
    h('h3', {}, t('console.preview')), inside(shown, body));
}

function inside(shown, body) {
  if (!body) return h('p', { key: 'missing', class: 'quiet' }, t('console.preview.missing'));
  if (!shown || shown.of !== JSON.stringify(body)) return h('p', { key: 'asks', class: 'quiet' }, t('console.preview.asks'));
  if (!shown.answer) return warning(shown.trouble);
  const { refused, fall, come, before, after, effects } = shown.answer;
  if (refused) return warning(say(refused));
  const changes = counts(before, after);
  if (!fall.length && !come.length && !changes && !effects.length) return h('p', { key: 'nothing' }, t('console.preview.nothing'));
  return [
    list('fall', fall),
    list('come', come),
    changes || h('p', { key: 'same', class: 'quiet' }, t('console.preview.same')),
    effects.length > 0 && lines(effects),
  ];
}

/** Lines removed from the record (−) and added to it (+); a correction of an early line may cause many. */
function lines(effects) {
  const all = h('ul', { key: 'effects', class: 'effects' }, effects.map((one, at) => h('li', { key: at }, `${one.sign} ${one.line}  ${told(one)} `, notation(one))));
  return effects.length <= 4 ? all : h('details', { key: 'more' }, h('summary', {}, t('console.preview.lines', effects.length)), all);
}

function list(which, rulings) {
  return rulings.length > 0 && h('div', { key: which, class: `rulings ${which}` },
    h('h4', {}, t(`console.preview.${which}`, rulings.length)),
    rulings.map((one, at) => ruling(one, at)));
}

/** A ruling with its remedies. */
export function ruling(one, key = 0, done = () => false) {
  return h('article', { key, class: 'ruling' },
    h('p', { class: 'ruling-head' },
      h('span', { class: 'case' }, one.case),
      h('span', { class: 'quiet' }, [one.article && t('console.article', one.article), one.seat && t(`seat.${one.seat}`)].filter(Boolean).join(', '))),
    h('p', { class: 'ruling-says' }, say(one.says)),
    one.remedies?.length > 0 && h('ul', { class: 'remedies' }, one.remedies.map((remedy, at) =>
      h('li', { key: at, class: done(remedy) ? 'is-done' : null }, done(remedy) && '✓ ', say(remedy.says), done(remedy) && h('span', { class: 'quiet' }, ` · ${t('console.owed.done')}`)))),
    one.explains && why(one.explains));
}

/**
 * Collapsed: the reasons for the ruling, the line it concerns, when it was noticed, and our interpretations it
 * relies on.
 */
function why({ says, rests, decisions, phase, of }) {
  return h('details', { key: 'why', class: 'explains' },
    h('summary', {}, t('console.explains')),
    h('p', {}, say(says)),
    h('p', { class: 'quiet' }, say(rests)),
    h('p', { class: 'quiet' }, t('console.explains.line', of, t(`console.explains.${phase}`))),
    decisions.length > 0 && h('p', { class: 'quiet' }, t('console.explains.decisions', decisions.join(' '))));
}

/** Only the rows that differ, and the totals. */
function counts(before, after) {
  const rows = ROWS.filter(row => ['ns', 'ew'].some(line => before?.[line]?.[row] !== after?.[line]?.[row]));
  if (!rows.length) return null;
  if (!rows.includes('total') && after.ns.total !== null) rows.push('total');
  const cell = (line, row) => before[line][row] === after[line][row]
    ? points(after[line][row])
    : [h('s', {}, points(before[line][row])), ' → ', h('strong', {}, points(after[line][row]))];
  return h('table', { key: 'counts', class: 'figures' },
    h('thead', {}, h('tr', {}, h('td', {}), h('th', { scope: 'col' }, t('line.NS')), h('th', { scope: 'col' }, t('line.EW')))),
    h('tbody', {}, rows.map(row => h('tr', { key: row },
      h('th', { scope: 'row' }, t(row === 'unseen' ? 'console.unseen' : `count.${row}`)), h('td', {}, cell('ns', row)), h('td', {}, cell('ew', row))))));
}
