// Sets on an element what a control or an address asks for: `fp-header.search` is an attribute, `fp-header:companies` a property.

/** @param {ParentNode} page */
export function applySettings(page, settings) {
  for (const [name, value] of Object.entries(settings)) {
    const [, tag, kind, member] = /^(fp-[a-z-]+)([.:])(.+)$/.exec(name) ?? [];
    for (const element of page.querySelectorAll(tag ?? 'none')) {
      if (kind === '.') setAttribute(element, member, value);
      else setProperty(element, member, value);
    }
  }
}

/** `true` and `false` are for attributes that are there or not. */
function setAttribute(element, name, value) {
  if (value === 'false') element.removeAttribute(name);
  else element.setAttribute(name, value === 'true' ? '' : value);
}

function setProperty(element, name, json) {
  try {
    element[name] = JSON.parse(json);
  } catch (error) {
    console.warn(`${element.localName}.${name} is not set: ${error.message}`);
  }
}
