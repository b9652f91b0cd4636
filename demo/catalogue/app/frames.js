// The frames that show a state, and what the panels ask them for.

const ready = 'specimen-ready';
const listeners = [];

/** Calls back with each frame whose page has come to rest; a frame that shows another page calls again. */
export function onFrameReady(listener) {
  listeners.push(listener);
}

export const frames = () => [...document.querySelectorAll('#stage iframe')];

/** The frames whose page has come to rest. */
export const readyFrames = () => frames().filter(isReady);

/** @param {HTMLIFrameElement} frame one that is in the document */
export function watchFrame(frame) {
  frame.addEventListener('load', () => {
    if (isReady(frame)) tell(frame);
    else frame.contentWindow.addEventListener(ready, () => tell(frame), { once: true });
  });
}

const isReady = ({ contentDocument }) =>
  contentDocument?.documentElement?.hasAttribute('data-ready') ?? false;

function tell(frame) {
  if (frame.isConnected) for (const listener of listeners) listener(frame);
}
