// The page that each test file runs in.

/** @param {string} testFramework the address of the script that runs the tests */
export const testPage = (testFramework) => `<!doctype html>
  <html>
    <head>
      <script>
        ${[forgetTimeline, nameNodes, swallowLoops, wearStyleSheets].map((step) => `(${step})();`).join('\n')}
      </script>
    </head>
    <body>
      <script type="module" src="${testFramework}"></script>
    </body>
  </html>`;

/**
 * React's development build adds a timeline entry for each render of a component if `console.timeStamp` exists, and drivers send each of
 * them out of the browser.
 */
function forgetTimeline() {
  console.timeStamp = undefined;
}

/**
 * The page's final report to the runner is cloned, including failed comparisons with their values. Nodes cannot be cloned: the runner would
 * get no report, and wait until the page timed out. So nodes are replaced with their markup.
 */
function nameNodes() {
  const { structuredClone: clone } = globalThis;
  const markup = (_key, value) => (value instanceof Node ? (value.outerHTML ?? value.nodeName) : value);
  globalThis.structuredClone = (value, options) =>
    value?.type === 'wtr-session-finished'
      ? JSON.parse(JSON.stringify(value, markup))
      : clone(value, options);
}

/**
 * If an observer's callback changes something that is observed too, its notification is delayed by a frame, and engines report an error on
 * the window. It is harmless, and no test should fail because of it.
 */
function swallowLoops() {
  addEventListener('error', (event) => {
    if (event.message.startsWith('ResizeObserver loop')) event.stopImmediatePropagation();
  });
}

/**
 * WebKit caches media query results for a list of shared style sheets when its last user is removed, and reuses them later. Tests remove
 * elements, make the window narrower and mount others, so this keeps each element's list in use at all times.
 */
function wearStyleSheets() {
  const { define } = CustomElementRegistry.prototype;
  CustomElementRegistry.prototype.define = function (name, element, options) {
    define.call(this, name, element, options);
    const wearer = document.head.appendChild(document.createElement('div'));
    wearer.style.setProperty('display', 'none', 'important');
    wearer.attachShadow({ mode: 'open' }).adoptedStyleSheets = (element.elementStyles ?? []).map(
      (style) => style.styleSheet ?? style,
    );
  };
}
