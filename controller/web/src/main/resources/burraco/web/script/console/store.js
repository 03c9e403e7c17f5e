// The state of the console. Changes are reported with changed(), and everything is redrawn once in the next frame.

export const at = {
  state: null,
  record: null,
  now: () => 0,
  link: { lost: false },
  arbiter: null,
  pin: true,
  tab: 'now',
  cases: null,
  sought: '',
  health: null,
  update: null,
  sort: { by: 'worst', down: true },
  done: null,
};

const views = [];
let due = false;

/** Registers a function that draws one part of the page. */
export function view(draw) {
  views.push(draw);
}

export function changed(change = {}) {
  Object.assign(at, change);
  if (due) return;
  due = true;
  requestAnimationFrame(() => {
    due = false;
    if (at.state) for (const draw of views) draw();
  });
}

/** All acts if the record has been fetched; otherwise the last ones from the message. */
export function acts() {
  if (at.record && at.record.hand === at.state?.hand?.number && at.record.epoch === at.state.epoch) return at.record.acts;
  return at.state?.hand?.acts ?? [];
}
