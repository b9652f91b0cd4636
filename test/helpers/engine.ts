/** The engine in which to run checks that are costly and do not depend on the engine. */
export const isChromium = navigator.vendor.startsWith('Google');

export const isWebKit = navigator.vendor.startsWith('Apple');
