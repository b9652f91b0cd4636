// How frames share the room: as many in a row as leaves them large enough to read, each row as large as its own room allows.
const gap = 24;
/** A frame that shares its row is never drawn smaller than this. */
const smallest = 0.44;

/**
 * @param {number[]} widths
 * @returns {number[]} the scale of each
 */
export function scalesFor(widths, room) {
  const rows = [];
  for (const width of widths) {
    const row = rows.at(-1);
    if (row && scaleOf([...row, width], room) >= smallest) row.push(width);
    else rows.push([width]);
  }
  return rows.flatMap((row) => row.map(() => scaleOf(row, room)));
}

function scaleOf(row, room) {
  const total = row.reduce((sum, width) => sum + width, 0);
  return Math.min(1, (room - gap * (row.length - 1)) / total);
}
