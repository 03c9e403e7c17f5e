// The upper corners: players, score, victory points and clocks.

import { h, render } from '../dom.js';
import { clock, roundLeft, turnTime } from '../clocks.js';
import { known } from '../counts.js';
import { playing, standing, which } from '../standing.js';
import { player, points, seatName, t } from '../texts.js';

/** Number of letters that fit into a row. */
const BESIDE = 36;
const SEATS = { ns: ['N', 'S'], ew: ['E', 'W'] };

export function drawScore(corner, state, parts) {
  const match = standing(state);
  const { hand } = state;
  if (!parts.has('names') && !parts.has('score') && !parts.has('stake')) return;
  const vp = match.vp ?? match.stake;
  const going = playing(hand);
  render(
    corner,
    h(
      'table',
      { class: 'bug' },
      h('thead', { class: 'spoken' }, h('tr', {}, h('td', {}), h('th', {}, t('score')))),
      Object.entries(SEATS).map(([line, seats]) =>
        h(
          'tbody',
          { key: line },
          h(
            'tr',
            { class: line },
            parts.has('names') &&
              h(
                'th',
                { scope: 'row', key: 'names', class: long(match) ? 'long' : '' },
                seats.map(seat =>
                  h('span', { class: acts(hand, seat), key: seat }, player(seat, match)),
                ),
              ),
            !parts.has('names') &&
              h('th', { scope: 'row', key: 'line' }, t(`line.${line.toUpperCase()}`)),
            parts.has('score') &&
              h('td', { class: 'number total', key: 'total' }, points(match[line])),
            parts.has('score') &&
              going &&
              h('td', { class: 'number hand', key: 'hand' }, signed(known(hand.counts[line]))),
            parts.has('stake') &&
              vp &&
              h(
                'td',
                { class: 'number vp', key: 'vp' },
                `${points(vp[line])} `,
                h('small', {}, t('vp')),
              ),
          ),
        ),
      ),
    ),
  );
}

/** If two long names do not fit side by side, all names are stacked. */
function long(match) {
  return Object.values(SEATS).some(
    seats => seats.map(seat => seatName(seat, match)).join().length > BESIDE,
  );
}

function acts(hand, seat) {
  return hand?.acting === seat ? 'player acting' : 'player';
}

function signed(number) {
  return number > 0 ? `+${points(number)}` : points(number);
}

export function drawClocks(corner, state, now) {
  const { timeOut, paused, round } = state.clocks;
  const left = roundLeft(state, now);
  const turn = turnTime(state, now);
  const out =
    timeOut.turnsLeft !== null
      ? t('clock.turnsLeft', timeOut.turnsLeft)
      : timeOut.waits && t('clock.waits');
  render(
    corner,
    h(
      'div',
      { class: 'plate times' },
      h('p', { key: 'hand' }, which(state)),
      paused && h('p', { class: 'out', key: 'paused' }, t('clock.paused')),
      out
        ? h('p', { class: 'out', key: 'out' }, out)
        : left !== null &&
            h(
              'p',
              {
                class: `number big${round.runs && !paused ? '' : ' stands'}`,
                key: 'round',
              },
              clock(left),
            ),
      turn &&
        h(
          'p',
          { class: `number turn${turn.stands ? ' stands' : ''}`, key: 'turn' },
          h('small', {}, `${t('clock.turn')} `),
          clock(turn.spent, false),
        ),
    ),
  );
}
