// The last turn once more, when it is over: its acts one after the other, and away with it.

import { h, render } from '../dom.js';
import { say, t } from '../texts.js';

const STEP = 1100;
const STAYS = 4500;

export class Replay {
  constructor(section) {
    this.section = section;
    this.shown = null;
    this.timers = [];
  }

  /** What an overlay finds when it is opened has been seen. */
  take(turn, fresh) {
    const which = turn ? turn.acts.map(act => act.id).join() : null;
    if (which === this.shown) return;
    this.shown = which;
    if (turn && !fresh) this.play(turn);
  }

  play({ seat, acts }) {
    const told = acts.filter(act => act.says);
    this.timers.forEach(clearTimeout);
    this.timers = told.map((_, index) =>
      setTimeout(() => this.draw(seat, told.slice(0, index + 1)), STEP * index),
    );
    this.timers.push(setTimeout(() => render(this.section), STEP * told.length + STAYS));
  }

  draw(seat, acts) {
    render(
      this.section,
      h(
        'section',
        { class: 'plate again' },
        h('h2', {}, t('replay', t(`seat.${seat}`))),
        h(
          'ol',
          {},
          acts.map(act => h('li', { key: act.id }, say(act.says))),
        ),
      ),
    );
  }
}
