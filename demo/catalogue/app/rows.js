// Lays out frames in rows: as many per row as stay large enough to read, each row scaled to fill its room.
const gap = 24;
/** The minimum scale of frames that share a row. */
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
