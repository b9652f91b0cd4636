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
 * React's development build marks each rendering of each component on the console's timeline where it finds one, and drivers carry that
 * out of the browser line by line.
 */
function forgetTimeline() {
  console.timeStamp = undefined;
}

/**
 * What a page tells the runner at its end is cloned, failed comparisons and what they compared with it. Of a node there is no clone:
 * the runner would hear nothing and wait until the page's time was up. It gets the node's markup.
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
 * An observer's callback that changes what others observe has these told a frame later. Engines report that as an error of the window;
 * nothing is wrong, and no test is to fail of it.
 */
function swallowLoops() {
  addEventListener('error', (event) => {
    if (event.message.startsWith('ResizeObserver loop')) event.stopImmediatePropagation();
  });
}

/**
 * WebKit keeps what the media queries of a list of shared style sheets said when somebody wore that list last. Tests take elements away,
 * make the window narrower and mount others: here somebody always wears each element's list.
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
