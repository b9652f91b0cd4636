// The frames that show a state, and how panels learn that one is ready.

const ready = 'specimen-ready';
const listeners = [];

/** Registers a callback that gets each frame whose page has settled, again whenever a frame has loaded another page. */
export function onFrameReady(listener) {
  listeners.push(listener);
}

export const frames = () => [...document.querySelectorAll('#stage iframe')];

/** The frames whose page has settled. */
export const readyFrames = () => frames().filter(isReady);

/** @param {HTMLIFrameElement} frame a frame in the document */
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
