/** Where the focus continues in the visible bar: the button of the mobile menu, else the brand, which both bars have. */
export const shownBar = ['#mobile-root', '.brand'];
