// What the console knows at this moment, in one place. Whoever changes it says so; then everything is drawn once, in the
// next frame.

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
  sort: { by: 'worst', down: true },
  done: null,
};

const views = [];
let due = false;

/** A view draws one part of the page from what is known. */
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

/** The acts as far as they are known: all of them, or else the last ones that every state brings. */
export function acts() {
  if (at.record && at.record.hand === at.state?.hand?.number && at.record.epoch === at.state.epoch) return at.record.acts;
  return at.state?.hand?.acts ?? [];
}
