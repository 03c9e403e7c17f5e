// The edge of the screen: table, hand, clocks and score.

import { h, render } from '../dom.js';
import { clock, roundLeft, turnTime } from '../clocks.js';
import { known } from '../counts.js';
import { icon } from '../icons.js';
import { hallLink } from './hall-link.js';
import { place, playing, standing, which } from '../standing.js';
import { points, t } from '../texts.js';

export function drawBar(bar, state, now) {
  render(
    bar,
    h(
      'p',
      { class: 'which' },
      h('strong', {}, place(state) ?? t('table', state.table)),
      h('span', {}, which(state)),
      hallLink(),
    ),
    h(
      'div',
      { class: 'clocks', role: 'group' },
      round(state, now),
      timeOut(state),
      turn(state, now),
    ),
  );
}

function round(state, now) {
  const left = roundLeft(state, now);
  if (left === null || (left === 0 && state.clocks.timeOut.turnsLeft !== null)) return null;
  const stands = !state.clocks.round.runs || state.clocks.paused;
  return h(
    'p',
    { class: `clock${stands ? ' stands' : ''}`, key: 'round' },
    h(
      'span',
      { class: 'clock-name' },
      stands && icon('pause'),
      t('clock.round'),
      stands && h('span', { class: 'spoken' }, t('clock.stands')),
    ),
    h('span', { class: 'number' }, clock(left)),
  );
}

function timeOut(state) {
  const { waits, turnsLeft } = state.clocks.timeOut;
  if (turnsLeft !== null)
    return h('p', { class: 'clock out', key: 'out' }, t('clock.turnsLeft', turnsLeft));
  return waits && h('p', { class: 'clock out', key: 'out' }, t('clock.waits'));
}

function turn(state, now) {
  const time = turnTime(state, now);
  if (!time) return null;
  const share = Math.min(1, time.spent / time.allowed);
  return h(
    'p',
    { class: `clock${time.stands ? ' stands' : ''}${share === 1 ? ' over' : ''}`, key: 'turn' },
    h(
      'span',
      { class: 'clock-name' },
      time.stands && icon('pause'),
      t('clock.turn'),
      time.stands && h('span', { class: 'spoken' }, t('clock.stands')),
    ),
    h('span', { class: 'number' }, `${clock(time.spent, false)} / ${clock(time.allowed)}`),
    h('span', { class: 'spent', style: { '--share': share.toFixed(3) } }),
  );
}

export function drawScore(score, state) {
  const match = standing(state);
  const { hand } = state;
  const each = ['ns', 'ew'].map(line =>
    h(
      'p',
      { class: `total ${line}`, key: line },
      h('span', { class: 'line-name' }, t(`line.${line.toUpperCase()}`)),
      h('span', { class: 'line-short' }, t(`short.${line.toUpperCase()}`)),
      h('strong', { class: 'number' }, points(match[line])),
      playing(hand) &&
        h(
          'span',
          { class: 'number now' },
          signed(known(hand.counts[line])),
          h('span', { class: 'spoken' }, ` ${t('score.now')}`),
        ),
    ),
  );
  render(score, h('h2', { class: 'spoken' }, t('score')), each);
}

function signed(number) {
  return number > 0 ? `+${points(number)}` : points(number);
}
