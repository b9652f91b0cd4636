// Applies settings from a control or a URL to an element: `fp-header.search` is an attribute, `fp-header:companies` a property.

/** @param {ParentNode} page */
export function applySettings(page, settings) {
  for (const [name, value] of Object.entries(settings)) {
    const [, tag, kind, member] = /^(fp-[a-z-]+)([.:])(.+)$/.exec(name) ?? [];
    // Anybody can link to a state: nothing that every element has, such as `onclick` or `innerHTML`, is set.
    if ([member, member?.toLowerCase()].some((each) => each in HTMLElement.prototype)) continue;
    for (const element of page.querySelectorAll(tag ?? 'none')) {
      if (kind === '.') setAttribute(element, member, value);
      else setProperty(element, member, value);
    }
  }
}

/** `true` and `false` stand for a boolean attribute that is set or not. */
function setAttribute(element, name, value) {
  const isOff = value === 'false';
  // A state may have set the property instead. Removing the attribute resets it too, but only if the attribute was set.
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
