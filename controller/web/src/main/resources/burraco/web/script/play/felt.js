// The places on the table: named boxes that take keyboard focus, show what is about to be laid there, and mark
// differences from the table's record.

import { h, render } from '../dom.js';
import { t } from '../texts.js';
import { optionId } from './deck.js';
import { CARD } from './geometry.js';
import { echoes } from './heard.js';
import { inOrder, placeName, places } from './places.js';
import { at, cardsAt, whereIs } from './store.js';

/**
 * Only differences that last are marked, because the table needs a moment for everything (milliseconds of the
 * table's clock).
 */
const LASTS = 3000;
/** In pixels; on a large table it grows with the size of a card. */
const NEAR = 24;
const since = new Map();

export function marked() {
  const now = at.state?.now ?? 0;
  const wrong = at.play?.misunderstood ?? [];
  for (const place of since.keys()) if (!wrong.includes(place)) since.delete(place);
  for (const place of wrong) if (!since.has(place)) since.set(place, now);
  return wrong.filter(place => now - since.get(place) >= LASTS);
}

export function drawFelt(element, laid) {
  const on = laid.frame;
  const wrong = marked();
  element.parentElement.classList.toggle('is-small', on.small);
  render(
    element,
    h('div', {
      key: 'felt',
      class: 'cloth',
      style: box({ l: on.left, t: on.above, w: on.size, h: on.size }),
    }),
    h(
      'div',
      { key: 'tray', class: 'tray', style: box(laid.boxes.get(`fan ${at.bottom}`)) },
      at.play.dealing && cardsAt(`fan ${at.bottom}`).length === 0 && t('play.dealing'),
    ),
    fields(laid),
    inOrder().map(one => zone(one, laid, wrong.includes(one.id))),
    insertion(laid),
  );
}

const box = ({ l, t: top, w, h: height }) => ({
  left: `${l}px`,
  top: `${top}px`,
  width: `${w}px`,
  height: `${height}px`,
});

/** The areas of the antennas, drawn faintly. */
function fields(laid) {
  return at.felt.zones.map(one => {
    const off = at.heard ? echoes(one) : null;
    return h(
      'div',
      {
        key: `a${one.antenna}`,
        class: `field${at.heard ? ' is-listening' : ''}`,
        style: box(laid.frame.box(one)),
        'aria-hidden': 'true',
      },
      off && h('span', { class: 'field-id' }, `${one.antenna}·${off.count}`),
      off &&
        off.wrong.length > 0 &&
        h(
          'span',
          { class: 'echoes' },
          off.wrong.slice(0, 4).map(card => h('span', { class: 'echo' }, `⌁${card}`)),
        ),
    );
  });
}

function zone(one, laid, wrong) {
  const cards = cardsAt(one.id);
  const target = at.chosen.length > 0 && whereIs(at.chosen[0]) !== one.id;
  const spread = ['before', 'beside', 'pack'].includes(one.kind);
  const seen = cards.filter(card => !laid.cards.get(card.id)?.hidden);
  const current = at.cursor?.place === one.id ? cards[at.cursor.index] : null;
  const name = placeName(one.id);
  const label =
    t('play.place.with', name, cards.length) + (wrong ? `. ${t('play.wrong.here')}` : '');
  return h(
    'div',
    {
      key: one.id,
      class: [
        `zone zone-${one.kind}`,
        (target || at.held.size > 0) && 'is-target',
        at.over?.place === one.id && 'is-over',
        wrong && 'is-wrong',
      ]
        .filter(Boolean)
        .join(' '),
      'data-place': one.id,
      style: box(laid.boxes.get(one.id)),
      tabindex: cards.length > 0 || target ? 0 : -1,
      role: cards.length > 0 ? 'listbox' : 'group',
      'aria-label': label,
      'aria-multiselectable': cards.length > 0 ? true : null,
      'aria-owns': seen.length > 0 ? seen.map(card => optionId(card.id)).join(' ') : null,
      'aria-activedescendant': current ? optionId(current.id) : null,
    },
    h(
      'span',
      {
        class: `zone-name${spread && upright(laid.boxes.get(one.id)) ? ' is-upright' : ''}`,
        'aria-hidden': 'true',
        hidden: one.kind === 'fan' || cards.length > 0 || (spread && !target && at.held.size === 0),
      },
      shortName(one, laid.frame.small),
    ),
    at.over?.place === one.id &&
      one.kind !== 'fan' &&
      h('span', { class: 'over-name', 'aria-hidden': 'true' }, name),
    wrong &&
      h('span', { class: 'wrong-mark', title: t('play.wrong.here'), 'aria-hidden': 'true' }, '≠'),
  );
}

const upright = there => there.h > there.w * 1.2;

function shortName(one, small) {
  if (one.kind === 'slot') return small ? one.number : `${t(`short.${one.line}`)} ${one.number}`;
  if (one.kind === 'pozzetto')
    return t(small ? 'play.short.pozzetto.small' : 'play.short.pozzetto', one.number);
  return t(`play.short.${one.kind}`);
}

/** The gap between cards into which the held ones would go. */
function insertion(laid) {
  const over = at.over;
  const there = over && laid.boxes.get(over.place);
  if (!there?.ordered || over.index === undefined || there.spots.length === 0) return null;
  const half = (there.pitch || 12) / 2;
  const spots = there.spots;
  const cards = cardsAt(over.place);
  const first = laid.cards.get(cards[0].id);
  const length = there.axis === 'x' ? first.w : first.h;
  const lead =
    over.index < spots.length
      ? spots[over.index] - (there.sign * length) / 2
      : spots.at(-1) + there.sign * (half * 2 - length / 2);
  const cross = there.axis === 'x' ? first.h : first.w;
  const mid = there.axis === 'x' ? first.y : first.x;
  return h('div', {
    key: 'insert',
    class: 'insert',
    'aria-hidden': 'true',
    style:
      there.axis === 'x'
        ? box({ l: lead - 2, t: mid - cross / 2, w: 4, h: cross })
        : box({ l: mid - cross / 2, t: lead - 2, w: cross, h: 4 }),
  });
}

/** The place at a point of the stage, and the index at which a card would be inserted. */
export function placeAt(laid, x, y, without = []) {
  const hits = places().filter(one => {
    const there = laid.boxes.get(one.id);
    return x >= there.l && x <= there.l + there.w && y >= there.t && y <= there.t + there.h;
  });
  const one =
    hits.find(hit => hit.kind === 'fan') ??
    hits[0] ??
    reachedOver(laid, x, y, without) ??
    nearest(laid, x, y);
  return one ? { place: one.id, index: indexAt(laid, one.id, x, y, without) } : null;
}

/** A drop close to a place counts as a drop on it. */
function nearest(laid, x, y) {
  const near = places()
    .map(one => ({ one, far: distance(laid.boxes.get(one.id), x, y) }))
    .filter(({ far }) => far <= Math.max(NEAR, CARD.w * laid.frame.scale * 0.75))
    .sort((a, b) => a.far - b.far);
  return near[0]?.one;
}

function distance({ l, t: top, w, h: height }, x, y) {
  const across = Math.max(l - x, 0, x - l - w);
  const down = Math.max(top - y, 0, y - top - height);
  return Math.hypot(across, down);
}

/** Long melds extend beyond their places; a point over their cards counts too. */
function reachedOver(laid, x, y, without) {
  return places().find(
    one =>
      one.kind === 'slot' &&
      cardsAt(one.id).some(card => {
        const spot = laid.cards.get(card.id);
        return (
          !without.includes(card.id) &&
          Math.abs(x - spot.x) <= spot.w / 2 &&
          Math.abs(y - spot.y) <= spot.h / 2
        );
      }),
  );
}

function indexAt(laid, id, x, y, without) {
  const there = laid.boxes.get(id);
  if (!there.ordered) return undefined;
  const point = (there.axis === 'x' ? x : y) * there.sign;
  const cards = cardsAt(id);
  const before = cards.filter(
    (card, index) => !without.includes(card.id) && there.spots[index] * there.sign < point,
  ).length;
  // A drop on the last card goes behind it.
  return before;
}
