// Keeps what is set on the stage in sight with it: the panels stand beside a frame that leaves them room, else at the window's foot.
const state = document.getElementById('state');
const gap = 32;
const narrowestPanels = 400;

/** @param {number} width of all that is drawn */
export function placeStage(width) {
  const isBeside = innerWidth >= 1024 && state.clientWidth - width - gap >= narrowestPanels;
  state.classList.toggle('beside', isBeside);
}
