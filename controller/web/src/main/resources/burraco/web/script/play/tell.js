// Messages: a line over the table for a few seconds, and text for screen readers.

const LINE = 5000;
let timer = 0;

export function toast(text) {
  const line = document.getElementById('toast');
  line.textContent = text;
  line.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => (line.hidden = true), LINE);
}

/** A repeated text is altered invisibly, because screen readers ignore a text that has not changed. */
export function speak(text, urgent = false) {
  const line = document.getElementById(urgent ? 'alert' : 'spoken');
  line.textContent = line.textContent === text ? `${text}\u00a0` : text;
}
