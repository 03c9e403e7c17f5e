// Drags with mouse or finger. A finger drags by the handle only, so that the page still scrolls under it.

const FAR = 6;

/** Near the edge of what scrolls, dragging scrolls it: pixels, and pixels for each frame. */
const EDGE = 56;
const SPEED = 12;

/**
 * Attributes for something that can be dropped on others of its kind. `kind` and `id` stand in the element's data;
 * `drop(from, to)` is called with both ids. `others` says by their kind what else it can be dropped on.
 */
export function draggable(kind, id, drop, others = {}) {
  return {
    'data-drag': kind,
    'data-id': id,
    onpointerdown: event => {
      if (event.button !== 0) return;
      if (event.pointerType !== 'mouse' && !event.target.closest('.handle')) return;
      begin(event, { [kind]: drop, ...others });
    },
  };
}

function begin(down, drops) {
  const dragged = down.currentTarget;
  let ghost = null;
  let over = null;
  let scrolls = 0;

  function move(event) {
    if (event.pointerId !== down.pointerId) return;
    if (!ghost && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return;
    ghost ??= lift(dragged);
    event.preventDefault();
    scroll(event.clientY);
    ghost.style.setProperty('left', `${event.clientX}px`);
    ghost.style.setProperty('top', `${event.clientY}px`);
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drag]') ?? null;
    if (under === over) return;
    over?.classList.remove('is-over');
    over = under !== dragged && under?.dataset.drag in drops ? under : null;
    over?.classList.add('is-over');
  }

  function scroll(y) {
    const panel = dragged.closest('main');
    const { top, bottom } = panel.getBoundingClientRect();
    const by = y < top + EDGE ? -SPEED : y > Math.min(bottom, innerHeight) - EDGE ? SPEED : 0;
    cancelAnimationFrame(scrolls);
    if (by === 0) return;
    scrolls = requestAnimationFrame(() => {
      panel.scrollBy(0, by);
      scroll(y);
    });
  }

  function end(event) {
    if (event.pointerId !== down.pointerId) return;
    cancelAnimationFrame(scrolls);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    over?.classList.remove('is-over');
    dragged.classList.remove('is-dragged');
    if (!ghost) return;
    ghost.remove();
    // The click that follows a drag is not meant as one.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (event.type === 'pointerup' && over) drops[over.dataset.drag](dragged.dataset.id, over.dataset.id);
  }

  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

/** What follows the pointer. The content policy allows styles that scripts set. */
function lift(dragged) {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.textContent = dragged.textContent;
  ghost.setAttribute('aria-hidden', 'true');
  document.body.append(ghost);
  dragged.classList.add('is-dragged');
  return ghost;
}
