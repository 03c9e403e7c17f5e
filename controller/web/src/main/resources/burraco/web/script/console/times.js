// Clocks, and orders for the hand as a whole: start, pause, end, deal again.

import { h } from '../dom.js';
import { player, t } from '../texts.js';
import { left } from './format.js';
import { endHand, look, nextHand, pauseOrResume, redeal, start, timeOut } from './orders.js';
import { at } from './store.js';

/** Remaining time of the round, counted on from the last message; null outside of a round. */
export function roundLeft() {
  const { clocks, now } = at.state;
  if (!clocks.round) return null;
  return clocks.round.left - (clocks.round.runs && !clocks.paused ? at.now() - now : 0);
}

function turnSpent() {
  const { clocks, now } = at.state;
  return clocks.turn.spent + (clocks.turn.stands || clocks.paused ? 0 : at.now() - now);
}

export function times() {
  const { clocks, hand, situations } = at.state;
  const stands = clocks.paused ? t('clock.paused') : null;
  const round = roundLeft();
  return [
    h('div', { key: 'clocks', class: 'clocks' },
      dial('round', t('clock.round'), round === null ? '–' : left(round), stands ?? (clocks.round && !clocks.round.runs ? t('clock.stands') : '')),
      clocks.turn && dial('turn', hand?.turn ? player(hand.turn, at.state.match) : t('clock.turn'), left(clocks.turn.allowed - turnSpent()), stands ?? (clocks.turn.stands ? t('clock.stands') : '')),
      (clocks.timeOut.waits || clocks.timeOut.turnsLeft !== null) && h('p', { key: 'timeout', class: 'dial-note' },
        clocks.timeOut.waits ? t('clock.waits') : t('clock.turnsLeft', clocks.timeOut.turnsLeft))),
    h('div', { key: 'do', class: 'tiles' },
      tile('start', start, situations.some(one => one.which === 'WAITING_FOR_THE_START')),
      tile(clocks.paused ? 'resume' : 'pause', pauseOrResume, clocks.paused, 'pause'),
      tile('timeout', timeOut),
      tile('look', look),
      tile('next-hand', nextHand),
      tile('end', endHand),
      tile('redeal', redeal)),
  ];
}

function dial(key, name, time, note) {
  return h('div', { key, class: 'dial', role: 'timer', 'aria-live': 'off' }, h('span', { class: 'dial-name' }, name), h('span', { class: 'dial-time number' }, time), h('span', { class: 'quiet' }, note));
}

function tile(what, does, main = false, key = what) {
  return h('button', { key, type: 'button', class: main ? 'tile main' : 'tile', onclick: does },
    h('strong', {}, t(`console.${what}`)), h('span', {}, t(`console.${what}.hint`)));
}
