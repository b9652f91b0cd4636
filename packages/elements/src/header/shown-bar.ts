/** Where the focus goes on in the bar that is shown: at the button of the mobile menu, else at the brand, which both have. */
export const shownBar = ['#mobile-root', '.brand'];
