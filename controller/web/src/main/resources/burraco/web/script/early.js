// Runs before the first paint (a plain script in <head>), so that the wrong theme or language never flashes.
// Preferences are kept in localStorage; the address (?lang=en&theme=dark) takes precedence. ?pointer=none hides the
// mouse pointer.
(function () {
  var root = document.documentElement;
  var asked = new URLSearchParams(location.search);
  function kept(name) {
    try {
      return asked.get(name) || localStorage.getItem('burraco.' + name);
    } catch (e) {
      return asked.get(name);
    }
  }
  if (kept('theme') === 'dark' || kept('theme') === 'bright') root.dataset.theme = kept('theme');
  if (kept('suits') === 'four') root.dataset.suits = 'four';
  if (kept('notation') === 'on') root.dataset.notation = 'on';
  if (asked.get('pointer') === 'none') root.dataset.pointer = 'none';
  var lang = kept('lang');
  root.lang = lang === 'en' || lang === 'en-XA' ? lang : 'it';
})();
