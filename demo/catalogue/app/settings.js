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
  const isOff = value === 'false';
  // What a state has set as a property goes with an attribute, which has to be there for that.
  if (!isOff || !element.hasAttribute(name))
    element.setAttribute(name, isOff || value === 'true' ? '' : value);
  if (isOff) element.removeAttribute(name);
}

function setProperty(element, name, json) {
  try {
    element[name] = JSON.parse(json);
  } catch (error) {
    console.warn(`${element.localName}.${name} is not set: ${error.message}`);
  }
}
