// The selected cards, with a list of all places as an alternative to dragging.

import { cardNames } from '../cards.js';
import { h, render } from '../dom.js';
import { t } from '../texts.js';
import { gather, move, sort } from './moves.js';
import { inOrder, placeName } from './places.js';
import { at, cardsAt, changed, face, cardOf, isHeap, isOpen, piles, whereIs } from './store.js';

let wanted = 'pile';

export function drawChosen(element) {
  const ids = at.chosen;
  element.hidden = ids.length === 0;
  if (ids.length === 0) return render(element);
  const from = whereIs(ids[0]);
  const open = ids.filter(id => isOpen(cardOf(id))).map(face);
  const targets = inOrder().filter(one => one.id !== from);
  if (!targets.some(one => one.id === wanted)) wanted = targets[0].id;
  render(
    element,
    h('p', { key: 'what', title: cardNames(open) }, t('play.chosen', ids.length)),
    h(
      'label',
      { key: 'to' },
      h('span', { class: 'spoken' }, t('play.to')),
      h(
        'select',
        { id: 'to-place', value: wanted, onchange: event => (wanted = event.target.value) },
        targets.map(one =>
          h(
            'option',
            { key: one.id, value: one.id, selected: one.id === wanted },
            placeName(one.id),
          ),
        ),
      ),
    ),
    h(
      'button',
      {
        key: 'lay',
        type: 'button',
        class: 'button main',
        onclick: () => move(at.chosen, document.getElementById('to-place').value),
      },
      t('play.lay'),
    ),
    h(
      'button',
      { key: 'no', type: 'button', class: 'button', onclick: () => changed({ chosen: [] }) },
      t('play.let-go'),
    ),
  );
}

/** Buttons beside the fan (sort) and the pile (pick up), and counts on heaps. */
export function drawHandles(element, laid) {
  const on = laid.frame;
  const counted = [...piles().keys()].filter(place => counts(place, on));
  const fan = cardsAt(`fan ${at.bottom}`);
  const pile = laid.boxes.get('pile');
  render(
    element,
    counted.map(place => count(place, laid)),
    fan.length > 1 &&
      !on.small &&
      h(
        'button',
        {
          key: 'sort',
          type: 'button',
          class: 'handle',
          style: { right: '8px', top: `${on.h - on.tray - 48}px` },
          onclick: () => sort(at.bottom),
        },
        t('play.sort'),
      ),
    cardsAt('pile').length > 0 &&
      !on.small &&
      h(
        'button',
        {
          key: 'pile',
          type: 'button',
          class: 'handle handle-pile',
          style: beyond(pile, laid.boxes.get('stock')),
          onclick: () => gather('pile'),
        },
        t('play.pick-up'),
      ),
  );
}

const counts = (place, on) =>
  cardsAt(place).length > 0 &&
  (isHeap(place) ||
    (place === 'pile' && on.small) ||
    (place.startsWith('fan ') && !isOpen(cardsAt(place)[0])));

/** The number of cards; on a heap it is also the handle to take all of them. */
function count(place, laid) {
  const cards = cardsAt(place);
  const fan = place.startsWith('fan ');
  // Nobody takes the whole stock.
  const grip = !fan && place !== 'stock';
  const top = laid.cards.get(cards[fan ? Math.floor(cards.length / 2) : cards.length - 1].id);
  const [x, y] = fan ? [top.x, top.y] : [top.x + top.w / 2, top.y - top.h / 2];
  return h(
    'span',
    {
      key: `c${place}`,
      class: 'count',
      'aria-hidden': 'true',
      'data-heap': grip ? place : null,
      title: grip ? t('play.whole') : null,
      style: {
        left: `${Math.max(14, Math.min(laid.frame.w - 14, x))}px`,
        top: `${Math.max(14, y)}px`,
      },
    },
    cards.length,
  );
}

/** Above the pile, or at its end where it lies along the table. */
function beyond(pile, stock) {
  const below = pile.h > pile.w && stock.t < pile.t;
  return { left: `${pile.l}px`, top: `${below ? pile.t + pile.h + 2 : pile.t - 46}px` };
}
