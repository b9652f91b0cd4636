/** How long a wait may last before it is said, in ms. */
export const silence = 1000;
