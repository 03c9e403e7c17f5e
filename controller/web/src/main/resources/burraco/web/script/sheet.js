// The score sheet of a match (/sheet), to print and sign. It stays up to date while open; the previous match is
// shown until the next one begins.

import { h, render } from './dom.js';
import { PARTS } from './counts.js';
import { subscribe } from './live.js';
import { icon } from './icons.js';
import { switches } from './settings.js';
import { standing } from './standing.js';
import { named, onLang, player, points, say, t, tell } from './texts.js';

const LINES = { ns: ['N', 'S'], ew: ['E', 'W'] };
let state = null;
let link = { lost: false };
let seal = null;
let sealed = '';

subscribe(
  '/api/stream',
  next => {
    state = next;
    draw();
    fetchSeal();
  },
  next => {
    link = next;
    if (state || link.lost) draw();
  },
);

function draw() {
  document.title = `${t('sheet')} · Burraco`;
  render(
    document.getElementById('paper'),
    link.lost &&
      h('p', { class: 'lost', role: 'alert', key: 'lost' }, say(link.says) || t('link.lost')),
    state &&
      [state.match, state.before]
        .filter(match => match && (match.played.length > 0 || match === standing(state)))
        .map(match => sheet(match)),
  );
}

function sheet(match) {
  return h(
    'article',
    { class: 'sheet', key: match.number },
    h(
      'header',
      {},
      h('h1', {}, t('sheet')),
      h(
        'p',
        { class: 'of' },
        h('strong', {}, tell('table', named(match.table || state.table))),
        ` · ${t('match', match.number)} · ${state.rules}`,
      ),
      h('p', { class: 'date' }, t('sheet.date'), h('span', { class: 'write' })),
      (match.tournament || match.round) &&
        h('p', { class: 'event' }, h('strong', {}, match.tournament && named(match.tournament)), round(match)),
    ),
    h(
      'dl',
      { class: 'pairs' },
      Object.entries(LINES).map(([line, seats]) =>
        h(
          'div',
          { key: line },
          h('dt', {}, t(`line.${line.toUpperCase()}`)),
          seats.map(seat =>
            h('dd', { key: seat }, h('span', {}, t(`seat.${seat}`)), name(seat, match)),
          ),
        ),
      ),
    ),
    hands(match),
    notes(match),
    h(
      'div',
      { class: 'signs' },
      [...Object.keys(LINES).map(line => t(`line.${line.toUpperCase()}`)), t('sheet.arbiter')].map(
        who => h('p', { key: who }, h('span', { class: 'write' }), who),
      ),
    ),
    proof(),
  );
}

/** A blank to fill in, if the round is not known. */
function round(match) {
  const before = match.tournament ? ' · ' : '';
  return match.round
    ? [before, tell('sheet.round', named(match.round))]
    : [before, t('sheet.round.is'), ' ', h('span', { class: 'write' })];
}

/** The seal, by which a signed sheet can be compared with the journal. */
function proof() {
  return (
    seal?.seal &&
    h(
      'p',
      { class: 'seal' },
      h('code', {}, t('sheet.seal', seal.seal, seal.entries)),
      ' ',
      t('sheet.seal.how'),
    )
  );
}

/** Fetched again when the contents of a sheet change. */
async function fetchSeal() {
  const now = JSON.stringify([state.match, state.before].map(one => one && written(one)));
  if (now === sealed) return;
  sealed = now;
  const answer = await fetch('/api/seal').catch(() => null);
  if (now !== sealed) return;
  seal = answer?.ok ? await answer.json() : null;
  if (!seal) sealed = '';
  draw();
}

function written({ number, table, tournament, round: which, played }) {
  return [number, table, tournament, which, played];
}

function name(seat, match) {
  const known = match.names[seat];
  return known ? h('strong', {}, player(seat, match)) : h('span', { class: 'write' });
}

/** Lines below each other, parts as rows, hands as columns: the order in which a sheet is read out. */
function hands(match) {
  const across = match.played;
  return h(
    'table',
    {},
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('td', {}),
        across.map(one =>
          h(
            'th',
            { scope: 'col', key: one.hand },
            t('hand', one.hand),
            h('small', {}, `${t('dealer')} ${t(`seat.${one.dealer}`)}`),
          ),
        ),
        h('th', { scope: 'col', class: 'sum' }, t('total')),
      ),
    ),
    Object.keys(LINES).map(line =>
      h(
        'tbody',
        { key: line },
        h(
          'tr',
          { class: 'of-line' },
          h(
            'th',
            { scope: 'rowgroup', colspan: across.length + 2 },
            t(`line.${line.toUpperCase()}`),
          ),
        ),
        across.length > 0 &&
          PARTS.map(part =>
            h(
              'tr',
              { key: part },
              h('th', { scope: 'row' }, t(`count.${part}`)),
              across.map(one =>
                h('td', { class: 'number', key: one.hand }, counted(one, line, part)),
              ),
              h('td', {}),
            ),
          ),
        h(
          'tr',
          { class: 'points' },
          h('th', { scope: 'row' }, t('sheet.points')),
          across.map(one => h('td', { class: 'number', key: one.hand }, points(one[line]))),
          h('td', { class: 'number sum' }, points(match[line])),
        ),
        match.vp &&
          h(
            'tr',
            { class: 'vp' },
            h('th', { scope: 'row' }, t('vp.long')),
            across.map(one => h('td', { key: one.hand })),
            h('td', { class: 'number sum' }, points(match.vp[line])),
          ),
      ),
    ),
  );
}

/** A total entered by hand has no parts. */
function counted(hand, line, part) {
  const count = hand.counts[line];
  return count && part in count && !hand.entered ? points(count[part]) : '';
}

function notes(match) {
  const all = match.played
    .flatMap(one => [
      one.entered && t('sheet.entered', one.hand),
      one.warnings?.length > 0 &&
        t('sheet.warnings', one.hand, one.warnings.map(warned).join(', ')),
      one.confirmed.length < 2 && t('sheet.unconfirmed', one.hand),
    ])
    .filter(Boolean);
  return h(
    'ul',
    { class: 'notes' },
    !match.over && h('li', { key: 'going' }, t('sheet.going')),
    all.map((note, index) => h('li', { key: index }, note)),
  );
}

function warned(one) {
  const seat = typeof one === 'string' ? one : one.seat;
  return seat ? t(`seat.${seat}`) + (one.article ? ` (${t('article', one.article)})` : '') : '';
}

switches(document.getElementById('switches'), ['lang', 'theme'], () => [
  { key: 'print', face: icon('print'), label: t('switch.print'), act: () => window.print() },
]);
onLang(draw);
