// Some states need a wide page, or a narrow one: what they press is not there otherwise.

/** @param {{ from?: number; below?: number }} specimen */
export const fits = ({ from = 0, below = Infinity }, width) => width >= from && width < below;

/** What to say of it beside the widths; of most states nothing. */
export const limitOf = ({ from, below }) =>
  [from && `from ${from} px`, below && `below ${below} px`].filter(Boolean).join(', ');
