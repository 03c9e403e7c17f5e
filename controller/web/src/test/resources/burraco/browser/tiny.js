const $ = id => document.getElementById(id);

$("deal").onclick = () => {
  $("dealt").textContent = Number($("dealt").textContent) + 1;
  setTimeout(() => ($("later").hidden = false), 300);
};

$("name").oninput = event => ($("greeting").textContent = "Ciao " + event.target.value);

let held = false;
let moves = 0;
$("card").onpointerdown = event => {
  held = true;
  moves = 0;
  event.target.releasePointerCapture(event.pointerId);
};
document.onpointermove = () => moves++;
$("meld").onpointerup = event => {
  if (held && moves > 3) $("by").textContent = event.pointerType;
  held = false;
};

new EventSource("news").onmessage = event => ($("news").textContent = event.data);

const is = media => matchMedia(`(${media})`).matches;
$("screen").textContent = [
  navigator.language,
  new Intl.NumberFormat().format(2040.5),
  is("prefers-color-scheme: dark") ? "dark" : "bright",
  is("prefers-reduced-motion: reduce") ? "still" : "moving",
  is("pointer: coarse") ? "finger" : "mouse",
].join(" ");
