// Moves cards.

import { cardNames } from '../cards.js';
import { t } from '../texts.js';
import { wish } from './api.js';
import { placeName } from './places.js';
import { at, cardsAt, changed, face, isHeap, isOpen, cardOf, me, whereIs } from './store.js';
import { speak } from './tell.js';

/** The stream shows the result shortly afterwards; until then cards stay where they were dropped (milliseconds). */
const MOMENT = 350;

/** Names of cards for screen readers; cards face down are not named. */
export function told(ids) {
  return cardNames(ids.map(id => (isOpen(cardOf(id)) ? face(id) : 'back')));
}

export async function move(ids, place, index) {
  if (ids.length === 0) return;
  const from = whereIs(ids[0]);
  const cards = isHeap(from)
    ? cardsAt(from)
        .filter(card => ids.includes(card.id))
        .map(card => card.id)
    : ids;
  const words = told(cards);
  const done =
    from === place && place.startsWith('fan ')
      ? await order(place, cards, index)
      : await carry(cards, place, index);
  if (done) {
    changed({ chosen: [] });
    speak(t('play.laid', words, placeName(place)));
  }
  setTimeout(
    () => changed({ held: new Set([...at.held].filter(id => !ids.includes(id))) }),
    done ? MOMENT : 0,
  );
}

function carry(ids, to, index) {
  return wish({ do: 'move', cards: ids.join(' '), to, ...(index === undefined ? {} : { index }) });
}

/** Reorders within a fan by sending the complete order, which is unambiguous. */
function order(place, ids, index = Infinity) {
  const rest = cardsAt(place)
    .map(card => card.id)
    .filter(id => !ids.includes(id));
  rest.splice(Math.min(index, rest.length), 0, ...ids);
  return carry(rest, place, 0);
}

const SUITS = 'SHCD';
const RANKS = ['JK', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];

/** By suit and ascending, jokers and twos first. */
export function sort(seat) {
  const weight = id => {
    const name = face(id);
    if (name === 'JK') return -2;
    const rank = RANKS.indexOf(name.slice(0, -1));
    return rank === 1 ? -1 : SUITS.indexOf(name.slice(-1)) * 20 + rank;
  };
  const ids = cardsAt(`fan ${seat}`).map(card => card.id);
  const sorted = [...ids].sort(
    (one, other) => weight(one) - weight(other) || (one < other ? -1 : 1),
  );
  return ids.length > 1 ? carry(sorted, `fan ${seat}`, 0) : null;
}

/** Takes a whole heap into the person's fan; of the stock only the top card. */
export function gather(place) {
  const ids = cardsAt(place).map(card => card.id);
  return move(place === 'stock' ? ids.slice(-1) : ids, `fan ${me()}`);
}

/** Selects cards, from one place at a time. */
export function choose(id) {
  const place = whereIs(id);
  const same = at.chosen.filter(one => whereIs(one) === place);
  if (same.includes(id)) changed({ chosen: same.filter(one => one !== id) });
  else changed({ chosen: isHeap(place) ? upTo(place, id) : [...same, id] });
  speak(at.chosen.length > 0 ? t('play.chosen.told', told(at.chosen)) : t('play.chosen.none'));
}

/** The card and everything on top of it. */
function upTo(place, id) {
  const ids = cardsAt(place).map(card => card.id);
  return ids.slice(ids.indexOf(id));
}
