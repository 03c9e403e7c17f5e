// Above the tabs: the tournament, who has signed in, what went wrong, and what the direction should know.

import { h, render } from '../dom.js';
import { icon } from '../icons.js';
import { named, say, t } from '../texts.js';
import { sessions } from '../console/sessions.js';
import { at, changed } from '../console/store.js';
import { load, signOut } from './desk.js';

/** A tournament in a hall has more pages. */
const WAYS = [['/control', 'direction.control'], ['/calls', 'direction.calls'], ['/hall', 'direction.hall']];

export function drawBar(title, where, who) {
  const { state } = at;
  render(title, named(state.title));
  render(where, state.finished ? t('direction.finished') : whereabouts(state));
  render(who, at.arbiter
    ? [at.inHall && WAYS.map(([href, label]) => h('a', { key: href, class: 'button', href }, t(label))),
      h('button', { key: 'arbiter', type: 'button', class: 'button arbiter', 'aria-label': t('console.sessions.of', at.arbiter), title: t('console.sessions'), onclick: sessions }, h('bdi', {}, at.arbiter)),
      h('button', { key: 'out', type: 'button', class: 'button', onclick: signOut }, t('console.log-out'))]
    : h('button', { key: 'in', type: 'button', class: 'button', onclick: load }, t('console.log-in')));
}

/** Why something was not done, as desk.js says it. */
export function why(trouble) {
  return trouble === 'silent' || trouble === 'signed-out' || trouble === 'changed' ? t(`direction.${trouble}`) : say(trouble);
}

function whereabouts({ round, rounds, entries }) {
  if (!round) return t('direction.entered', entries.length);
  const open = round.missing > 0 ? ` · ${t('direction.missing', round.missing)}` : '';
  return `${t('direction.round', round.round, rounds)} · ${round.said}${open}`;
}

export function drawBanners(element) {
  const { link, refused, unread } = at;
  render(element,
    link.lost && h('p', { key: 'link', class: 'banner alarm' }, icon('link'), h('span', {}, link.says ? say(link.says) : t('direction.lost'))),
    unread && h('p', { key: 'unread', class: 'banner alarm' }, icon('warn'), h('span', { class: 'sentence' }, why(unread))),
    refused && h('p', { key: 'refused', class: 'banner alarm refused' }, icon('warn'),
      h('span', { class: 'sentence' }, why(refused)),
      h('button', { type: 'button', class: 'button', onclick: () => changed({ refused: null }) }, t('direction.understood'))));
}

export function drawRemarks(element) {
  const said = at.said ?? [];
  render(element, said.length > 0 && h('div', { class: 'banner warn remark' }, icon('asks'),
    h('ul', {}, said.slice(0, 5).map((one, index) => h('li', { key: index, class: 'sentence' }, say(one))),
      said.length > 5 && h('li', { key: 'more' }, t('direction.more', said.length - 5))),
    h('button', { type: 'button', class: 'button', onclick: () => changed({ said: [] }) }, t('direction.understood'))));
}
