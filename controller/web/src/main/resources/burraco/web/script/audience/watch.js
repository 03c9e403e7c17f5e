// One table: its cards, points and log, and the playback below.

import { h, render } from '../dom.js';
import { cardNames } from '../cards.js';
import { icon } from '../icons.js';
import { named, onLang, points, say, t } from '../texts.js';
import { drawFelt } from '../table/middle.js';
import { address, asked, read } from './files.js';
import { later, seatOf, side } from './people.js';
import { play } from './player.js';
import { drawControls } from './controls.js';

const part = id => document.getElementById(id);
const AGAIN = 30000;

export function showTable(key, table) {
  const { round } = asked();
  let index = null;
  let row = null;
  let seen = null;
  const player = play(key, table, round, now => {
    seen = now;
    draw();
  });

  about();
  onLang(draw);
  new ResizeObserver(() => seen && felt()).observe(part('felt'));
  render(part('back'), h('a', { class: 'button', href: address({ table: null }) }, t('audience.all')));

  /** Names stand apart from what is played, because they may be corrected. */
  async function about() {
    index = (await read(`${key}/index.json`)) ?? index;
    const which = player.range()?.round ?? round;
    const file = index?.rounds.find(one => one.round === which)?.file;
    if (file) row = (await read(`${key}/${file}`))?.tables.find(one => one.table === table) ?? row;
    draw();
    setTimeout(about, row ? AGAIN : 3000);
  }

  function draw() {
    render(part('back'), h('a', { class: 'button', href: address({ table: null }) }, t('audience.all')));
    if (index) render(part('title'), named(index.title));
    document.title = `${t('audience.table', table)} · ${index?.title ?? 'Burraco'}`;
    render(part('where'), index ? later(index) : '');
    part('said').textContent = seen ? '' : t('audience.waits');
    part('watch').hidden = !seen;
    if (!seen) return;
    render(part('table'), t('audience.table', table), h('small', {}, stand()));
    render(part('score'), ['NS', 'EW'].map(score));
    render(part('seats'), ['N', 'E', 'S', 'W'].map(seat));
    render(part('notes'), notes());
    felt();
    render(part('log'), log());
    drawControls(part('controls'), player, seen);
  }

  function stand() {
    const round = player.range().round;
    const hand = seen.over ? t('audience.over') : seen.phase === 'over' ? t('audience.hand-over') : t('audience.hand', seen.hand);
    return `${t('audience.round', round)} · ${hand}`;
  }

  function score(line, at) {
    const counted = seen.counted.some(([hand]) => hand === seen.hand);
    const sum = seen.counted.reduce((all, one) => all + one[at + 1], 0) + (counted ? 0 : seen.laid[at]);
    return h('p', { key: line, class: `pair ${line.toLowerCase()}` },
      h('span', {}, side(row, line)),
      h('strong', { class: 'number', 'aria-label': t('audience.score', points(sum)), role: 'img' }, points(sum)));
  }

  function seat(name) {
    const acts = seen.acting === name;
    const { exposed = '', aside = '' } = seen.seats[name] ?? {};
    const lying = [['exposed', exposed], ['aside', aside]].filter(([, cards]) => cards);
    return h('li', { key: name, class: acts ? 'acts' : '' },
      row?.names?.[name] && h('small', { key: 'seat' }, t(`seat.${name}`)),
      h('span', {}, seatOf(row, name)),
      acts && h('span', { class: 'spoken' }, ` ${t('audience.acting', t(`seat.${name}`))}`),
      lying.map(([kind, cards]) => h('small', { key: kind }, `${t(kind)}: ${cardNames(cards.split(' '))}`)));
  }

  function notes() {
    return [
      !seen.clear && h('p', { key: 'unclear' }, icon('warn'), h('span', {}, t('audience.unclear'))),
      seen.paused && h('p', { key: 'paused' }, icon('pause'), h('span', {}, t('audience.paused'))),
    ];
  }

  function felt() {
    const last = [...seen.log.values()].at(-1);
    const hand = {
      ...seen,
      stock: seen.stock < 0 ? null : seen.stock,
      pile: split(seen.pile),
      melds: { NS: seen.melds.NS.map(meld), EW: seen.melds.EW.map(meld) },
      acts: last ? [{ id: last.line, says: last.says }] : [],
    };
    drawFelt(part, { hand, news: { burraco: null } }, false);
  }

  function log() {
    const lines = [...seen.log.values()].reverse();
    return lines.length > 0
      ? lines.map(line => h('li', { key: line.line }, say(line.says)))
      : h('li', { key: 'none', class: 'nothing' }, t('audience.nothing'));
  }
}

const split = text => (text ? text.split(' ') : []);

/** As the table's own page has it; a star marks a card that stands for another one. */
function meld(one) {
  return {
    burraco: null,
    frozen: false,
    invalid: false,
    ...one,
    negative: split(one.negative ?? ''),
    cards: split(one.cards).map(text => ({ card: text.replace('*', ''), wild: text.endsWith('*') })),
  };
}
