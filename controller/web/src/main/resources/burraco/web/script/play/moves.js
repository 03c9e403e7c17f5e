// Cards are carried: what the page asks of hands.

import { cardNames } from '../cards.js';
import { t } from '../texts.js';
import { wish } from './api.js';
import { placeName } from './places.js';
import { at, cardsAt, changed, face, isHeap, isOpen, cardOf, me, whereIs } from './store.js';
import { speak } from './tell.js';

/** The stream shows a moment later what was done; until then cards stay where they were let go. */
const MOMENT = 350;

/** Names for whoever listens; cards that this page does not show are not named either. */
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

/** Within a fan: all of it is put in order at once, for that is not to be misunderstood. */
function order(place, ids, index = Infinity) {
  const rest = cardsAt(place)
    .map(card => card.id)
    .filter(id => !ids.includes(id));
  rest.splice(Math.min(index, rest.length), 0, ...ids);
  return carry(rest, place, 0);
}

const SUITS = 'SHCD';
const RANKS = ['JK', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];

/** By suit, and in it upwards; jokers and twos first. */
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

/** A whole heap goes to my fan; of the stock only the top card. */
export function gather(place) {
  const ids = cardsAt(place).map(card => card.id);
  return move(place === 'stock' ? ids.slice(-1) : ids, `fan ${me()}`);
}

/** Cards are chosen from one place at a time: one hand takes them. */
export function choose(id) {
  const place = whereIs(id);
  const same = at.chosen.filter(one => whereIs(one) === place);
  if (same.includes(id)) changed({ chosen: same.filter(one => one !== id) });
  else changed({ chosen: isHeap(place) ? upTo(place, id) : [...same, id] });
  speak(at.chosen.length > 0 ? t('play.chosen.told', told(at.chosen)) : t('play.chosen.none'));
}

/** What lies on it comes with it. */
function upTo(place, id) {
  const ids = cardsAt(place).map(card => card.id);
  return ids.slice(ids.indexOf(id));
}
