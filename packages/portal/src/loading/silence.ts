/** How long a wait may last before it is announced, in ms. */
export const silence = 1000;
