/** Where what costs much and does not depend on the engine is looked at. */
export const isChromium = navigator.vendor.startsWith('Google');

export const isWebKit = navigator.vendor.startsWith('Apple');
