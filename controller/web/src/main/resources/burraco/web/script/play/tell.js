// What is told: in a line on the felt for a few seconds, and to those who listen.

const LINE = 5000;
let timer = 0;

export function toast(text) {
  const line = document.getElementById('toast');
  line.textContent = text;
  line.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => (line.hidden = true), LINE);
}

/** The same words twice are said twice: a listener has heard only one. */
export function speak(text, urgent = false) {
  const line = document.getElementById(urgent ? 'alert' : 'spoken');
  line.textContent = line.textContent === text ? `${text}\u00a0` : text;
}
