// A small virtual document: h() describes elements, render() changes the page as little as necessary.
// Elements that stay keep their focus, their animation and their place in a live region.
//
//   render(element, h('li', {key: 17, class: 'act'}, 'Est lega 7♥'), …)
//
// Attributes: strings and numbers are set as they are; true sets and false removes (except aria-*, which
// get "true" or "false"); null removes; `style` is an object of properties ({'--w': '40px'}), since the
// content policy forbids style attributes; `on…` is a function; `key` identifies an element among its
// siblings; `mount` is called once with the new element; `own: true` leaves the children to another call
// of render. Children: strings, numbers, h(…), arrays of these; null and false are skipped.

const SVG = 'http://www.w3.org/2000/svg';
const PROPERTIES = new Set(['value', 'checked', 'disabled', 'hidden', 'open']);
const kept = new WeakMap();

// Invisible characters that would change the text around them, such as changes of writing direction. The table does
// not accept them in names and reasons, but a tampered journal may contain them.
const UNSEEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

function plain(text) {
  return typeof text === 'string' ? text.replace(UNSEEN, '\ufffd') : text;
}

export function h(tag, attributes, ...children) {
  return { tag, attributes: attributes ?? {}, children: children.flat(Infinity) };
}

/** Makes the children of an element match. The first call replaces what the markup contained. */
export function render(parent, ...children) {
  let had = kept.get(parent)?.children;
  if (!had) {
    parent.replaceChildren();
    had = new Map();
  }
  const now = new Map();
  const count = new Map();
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false || child === '') continue;
    const wanted = child.tag ? child : { text: plain(String(child)) };
    const kind = wanted.tag ?? '#';
    const key =
      wanted.attributes?.key ?? `${count.set(kind, (count.get(kind) ?? 0) + 1).get(kind)}.`;
    const id = `${kind}:${key}`;
    now.set(id, change(had.get(id), wanted, parent));
    had.delete(id);
  }
  for (const node of had.values()) node.remove();
  let at = parent.firstChild;
  for (const node of now.values()) {
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
  }
  kept.set(parent, { ...kept.get(parent), children: now });
}

/** A single element outside of any render(). */
export function make(wanted, parent) {
  return change(undefined, wanted, parent);
}

function change(had, wanted, parent) {
  if (wanted.text !== undefined) {
    if (!had) return document.createTextNode(wanted.text);
    if (had.data !== wanted.text) had.data = wanted.text;
    return had;
  }
  const node = had ?? create(wanted.tag, parent);
  const before = kept.get(node)?.attributes ?? {};
  for (const name of Object.keys(before)) {
    if (!(name in wanted.attributes)) set(node, name, null, before[name]);
  }
  for (const [name, value] of Object.entries(wanted.attributes))
    set(node, name, value, before[name]);
  kept.set(node, { ...kept.get(node), attributes: wanted.attributes });
  if (!wanted.attributes.own) render(node, ...wanted.children);
  if (!had) wanted.attributes.mount?.(node);
  return node;
}

function create(tag, parent) {
  const svg =
    tag === 'svg' || (parent?.namespaceURI === SVG && parent.localName !== 'foreignObject');
  return svg ? document.createElementNS(SVG, tag) : document.createElement(tag);
}

function set(node, name, value, before) {
  if (name === 'key' || name === 'mount' || name === 'own') return;
  if (name === 'style') return setStyle(node, value ?? {}, before ?? {});
  if (name.startsWith('on')) {
    node[name] = value;
  } else if (PROPERTIES.has(name) && name in node) {
    // Assigning the same value again would move the cursor of a person typing.
    if (node[name] !== (value ?? '')) node[name] = value ?? (name === 'value' ? '' : false);
  } else if (value !== before) {
    if (name.startsWith('aria-') && typeof value === 'boolean')
      node.setAttribute(name, String(value));
    else if (value === null || value === undefined || value === false) node.removeAttribute(name);
    else node.setAttribute(name, value === true ? '' : plain(value));
  }
}

function setStyle(node, value, before) {
  for (const name of Object.keys(before)) {
    if (!(name in value)) node.style.removeProperty(name);
  }
  for (const [name, of] of Object.entries(value)) {
    if (of !== before[name]) node.style.setProperty(name, of);
  }
}
