// Keeps the stage in view while its panels change it: panels are placed beside a frame that leaves them room, else at the window's bottom.
const state = document.getElementById('state');
const gap = 32;
const narrowestPanels = 400;

/** @param {number} width the width of the only frame; Infinity if there are several */
export function placeStage(width) {
  const isBeside = innerWidth >= 1024 && state.clientWidth - width - gap >= narrowestPanels;
  state.classList.toggle('beside', isBeside);
}
