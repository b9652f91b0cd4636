// Keeps the stage and what is set on it in sight together: beside each other where the frames leave room, else the stage stays on
// top while the panels scroll beneath it, where it leaves room for them.
const state = document.getElementById('state');
const gap = 32;
const narrowestPanels = 400;
const lowestPanels = 200;
const header = 76;

/**
 * @param {number} width of all that is drawn
 * @param {number} height
 */
export function placeStage(width, height) {
  const isWide = innerWidth >= 1024;
  const isBeside = isWide && state.clientWidth - width - gap >= narrowestPanels;
  state.classList.toggle('beside', isBeside);
  state.style.setProperty('--stage', `${isFinite(height) ? height : 0}px`);
  state.classList.toggle('stays', isWide && !isBeside && height <= innerHeight - header - lowestPanels);
}
