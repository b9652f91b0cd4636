// Some states need a wide or a narrow page, because the controls that they press do not exist otherwise.

/** @param {{ from?: number; below?: number }} specimen */
export const fits = ({ from = 0, below = Infinity }, width) => width >= from && width < below;

/** The limits to show beside the widths; empty for most states. */
export const limitOf = ({ from, below }) =>
  [from && `from ${from} px`, below && `below ${below} px`].filter(Boolean).join(', ');
