// The page that each test file runs in.

/** @param {string} testFramework the address of the script that runs the tests */
export const testPage = (testFramework) => `<!doctype html>
  <html>
    <head>
      <script>
        ${[forgetTimeline, swallowLoops, wearStyleSheets].map((step) => `(${step})();`).join('\n')}
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
