// Repeats the last turn act by act, then disappears.

import { h, render } from '../dom.js';
import { player, say, tell } from '../texts.js';

const STEP = 1100;
const STAYS = 4500;

export class Replay {
  constructor(section) {
    this.section = section;
    this.shown = null;
    this.timers = [];
  }

  /** The turn that was over when the overlay was opened is not repeated. */
  take(turn, fresh, match) {
    const which = turn ? turn.acts.map(act => act.id).join() : null;
    if (which === this.shown) return;
    this.shown = which;
    if (turn && !fresh) this.play(turn, match);
  }

  play({ seat, acts }, match) {
    const told = acts.filter(act => act.says);
    this.timers.forEach(clearTimeout);
    this.timers = told.map((_, index) =>
      setTimeout(() => this.draw(player(seat, match), told.slice(0, index + 1)), STEP * index),
    );
    this.timers.push(setTimeout(() => this.end(), STEP * told.length + STAYS));
  }

  /** Hides the last act, which the replay contains. */
  draw(who, acts) {
    this.section.parentElement.classList.add('replays');
    render(
      this.section,
      h(
        'section',
        { class: 'plate again' },
        h('h2', {}, tell('replay', who)),
        h(
          'ol',
          {},
          acts.map(act => h('li', { key: act.id }, say(act.says))),
        ),
      ),
    );
  }

  end() {
    this.section.parentElement.classList.remove('replays');
    render(this.section);
  }
}
