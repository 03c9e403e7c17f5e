// A pair's own page on its phone (/me#KEY): where it sits, its points and rank, and the arbiter at a press.

import { h, render } from '../dom.js';
import { clock, ticking } from '../clocks.js';
import { icon } from '../icons.js';
import { switches } from '../settings.js';
import { addWords, named, onLang, points, say, t, translate } from '../texts.js';
import hallWords from '../words/hall.js';
import words from '../words/me.js';
import { subscribe } from '../live.js';
import { part } from './board.js';
import { roundClock, timeOfDay } from './time.js';

addWords(hallWords);
addWords(words);

/** The key is in the fragment, so that it is in no address that is sent. */
const key = location.hash.slice(1);

let state = null;
let link = { lost: false };
let said = null;
let busy = false;
const hands = new Map();

const hall = subscribe('/api/hall/me/stream', next => {
  if (next.same) return;
  state = next;
  draw();
}, next => {
  link = next;
  draw();
}, { 'x-pair-key': key });

function draw() {
  document.title = state ? `${state.number} · ${state.title}` : t('me.title');
  part('lost').hidden = !link.lost;
  part('lost').textContent = link.lost ? say(link.says) || t('hall.lost') : '';
  render(part('said'), said ? say(said) || t('me.silent') : '');
  if (!state) {
    render(part('panel'), h('p', { key: 'waits' }, t(link.says ? 'me.no-key' : 'hall.waits')));
    return;
  }
  render(part('title'), h('span', { class: 'no number' }, String(state.number)), ' ', named(state.name));
  render(part('where'), `${state.title}${state.round > 0 ? ` · ${t('hall.round', state.round, state.rounds)}` : ''}`);
  render(part('panel'), message(), seat(), live(), call(), rank(), results());
  tick();
}

function message() {
  return state.message && h('p', { key: 'message', class: 'me-message', role: 'status' }, named(state.message));
}

function seat() {
  const { place } = state;
  if (!place) return h('section', { key: 'seat', class: 'me-card' }, h('p', { class: 'me-big' }, t(state.round === 0 ? 'hall.not-posted' : state.rests ? 'me.rests' : 'me.away')));
  return h('section', { key: 'seat', class: 'me-card is-seat' },
    h('div', { class: 'me-table' },
      h('p', {}, t('hall.table')), h('p', { class: 'me-number number' }, String(place.table))),
    h('div', { class: 'me-seat' },
      place.partners && h('p', { key: 'with' }, t('me.with'), ' ', named(place.partners)),
      h('p', { key: 'against' }, t('me.against'), ' ', named(place.opponents)),
      h('p', { key: 'line', class: 'me-line' }, t('me.line', t(`line.${place.line}`))),
      h('p', { key: 'clock', class: 'me-clock' }, h('span', { id: 'clock', class: 'number', own: true }), ' ', h('span', { id: 'clock-says', own: true }))),
    place.maySit && h('div', { key: 'sit', class: 'me-buttons' },
      h('p', { class: 'quiet' }, t('me.sit')),
      ['NS', 'EW'].map(line => h('button', {
        key: line, type: 'button', class: 'button', disabled: busy, 'aria-pressed': place.line === line, onclick: () => order({ do: 'sit', line }),
      }, t('me.sit.on', t(`line.${line}`))))));
}

function live() {
  const match = state.place?.live;
  if (!match) return null;
  const says = match.confirmed ? t('me.confirmed') : match.confirms.length > 0 ? t('me.confirm', match.confirms.map(line => t(`line.${line}`)).join(', ')) : match.over ? t('me.over') : t('hall.hand', match.hand, match.hands);
  return h('section', { key: 'live', class: 'me-card' },
    h('h2', {}, t('me.match')), h('p', { class: 'quiet' }, says), score(match.mine, match.theirs, match.parts));
}

function score(mine, theirs, parts) {
  return h('table', { key: 'score', class: 'me-score' },
    h('thead', {}, h('tr', {}, h('td', {}), h('th', { scope: 'col' }, t('me.we')), h('th', { scope: 'col' }, t('me.they')))),
    h('tbody', {},
      parts.map(([one, other], index) => h('tr', { key: index }, h('th', { scope: 'row' }, t('hand', index + 1)), h('td', { class: 'number' }, points(one)), h('td', { class: 'number' }, points(other)))),
      h('tr', { key: 'sum', class: 'sum' }, h('th', { scope: 'row' }, t('total')), h('td', { class: 'number' }, points(mine)), h('td', { class: 'number' }, points(theirs)))));
}

function call() {
  if (!state.place || state.over) return null;
  const calls = state.calling !== undefined;
  return h('section', { key: 'call', class: 'me-card me-call' },
    calls && h('p', { key: 'called', role: 'status' }, icon('bell'), ' ', t(state.coming ? 'me.coming' : 'me.called', timeOfDay(state.calling))),
    h('button', { type: 'button', class: calls ? 'button' : 'button main', disabled: busy, onclick: () => order({ do: calls ? 'call-off' : 'call' }) }, t(calls ? 'me.call-off' : 'me.call')));
}

function rank() {
  const own = state.rank;
  return own && h('section', { key: 'rank', class: 'me-card' },
    h('h2', {}, t('me.rank', own.after)),
    h('p', { class: 'me-big' }, t('me.rank.is', own.rank, own.of)),
    h('p', { class: 'quiet' }, t('me.rank.points', own.victoryPoints, points(own.matchPoints))));
}

function results() {
  return state.results.length > 0 && h('section', { key: 'results', class: 'me-card' },
    h('h2', {}, t('me.results')),
    state.results.map(one => h('div', { key: one.round, class: 'me-result' },
      h('h3', {}, t('me.result', one.round, one.table)),
      h('p', { class: 'quiet' }, t('me.against'), ' ', named(one.opponents)),
      one.mine !== undefined && score(one.mine, one.theirs, one.parts),
      h('p', {}, t('me.vp', one.victoryPoints)),
      h('details', { ontoggle: event => event.target.open && load(one.round) },
        h('summary', {}, t('me.hands')), played(one.round)))));
}

function played(round) {
  const records = hands.get(round);
  if (records === undefined) return h('p', { class: 'quiet' }, t('hall.waits'));
  if (records.length === 0) return h('p', { class: 'quiet' }, t('me.hands.none'));
  return records.map((one, index) => h('details', { key: index }, h('summary', {}, t('hand', index + 1)), story(one)));
}

/** Act by act in words; the record itself where there are none. */
function story({ acts, text }) {
  const record = h('pre', { key: 'text', class: 'record-text', tabindex: 0, translate: 'no' }, text);
  const first = Math.max(0, acts.findIndex(act => act.says));
  return acts.length === 0 ? record : [
    first > 0 && h('details', { key: 'dealt' }, h('summary', {}, t('me.dealt')), dealt(acts.slice(0, first))),
    h('ol', { key: 'acts', class: 'me-acts' }, acts.slice(first).map((act, index) => h('li', { key: index },
      act.says ? say(act.says) : h('code', {}, act.text),
      act.rulings?.map((ruling, at) => h('p', { key: at, class: 'me-ruling' }, ruling.article && h('span', { class: 'tag' }, t('article', ruling.article)), ' ', say(ruling.says)))))),
    h('details', { key: 'record' }, h('summary', {}, t('me.record')), record),
  ];
}

const SUITS = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** Who got which cards, in their order: "deal W JD/2" gives one to West, "deal P1 5C" to the first pozzetto. */
function dealt(acts) {
  const cards = new Map();
  for (const { text } of acts) {
    const [verb, to, card] = text.split(' ');
    if (verb === 'deal' && card) cards.set(to, [...(cards.get(to) ?? []), face(card)]);
  }
  return h('ul', { class: 'me-dealt' }, [...cards].map(([to, some]) => h('li', { key: to },
    h('strong', {}, to.startsWith('P') ? t('me.pozzetto', to.slice(1)) : t(`seat.${to}`)), ' ', some.join(' '))));
}

function face(card) {
  const [rank, suit] = card.split('/')[0];
  if (card.startsWith('JK')) return t('me.joker');
  return SUITS[suit] ? `${rank === 'T' ? '10' : rank}${SUITS[suit]}` : '?';
}

async function load(round) {
  if (hands.get(round)?.length > 0) return;
  try {
    const answer = await fetch(`/api/hall/me/hands?round=${round}`, { headers: { 'x-pair-key': key }, cache: 'no-store' });
    hands.set(round, answer.ok ? (await answer.json()).hands : []);
  } catch {
    hands.set(round, []);
  }
  draw();
}

async function order(body) {
  busy = true;
  said = null;
  draw();
  try {
    const answer = await fetch('/api/hall/me', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, ...body }),
      signal: AbortSignal.timeout(10_000),
    });
    said = answer.ok ? null : (await answer.json()).says ?? {};
  } catch {
    said = {};
  }
  busy = false;
  draw();
}

function tick() {
  const time = document.getElementById('clock');
  if (!time || !state) return;
  const { kind, left } = roundClock(state, hall.now());
  render(time, kind === 'none' || left === null ? '' : clock(left));
  render(document.getElementById('clock-says'), kind === 'before' ? t('hall.time.before', timeOfDay(state.starts)) : kind === 'paused' || kind === 'over' ? t(`hall.time.${kind}`) : '');
}

switches(part('switches'), ['lang', 'theme']);
translate();
onLang(draw);
ticking(tick);
// A code that is scanned while the page is open is another pair's, or the newer one.
addEventListener('hashchange', () => location.reload());
draw();
