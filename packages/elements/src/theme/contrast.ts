/** Red, green and blue, each from 0 to 255. */
export type Channels = readonly number[];

/** The contrast ratio of two colors, from 1 to 21 (WCAG 2). */
export function contrast(one: Channels, other: Channels): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The channels of `#fff` or `#ffffff`; NaN for any other notation. */
export function hexChannels(color: string): Channels {
  if (!/^#(?:[\da-f]{3}){1,2}$/i.test(color)) return [NaN, NaN, NaN];
  const digits = color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

/** The result of `color-mix(in srgb, one share%, other)`. */
export function mixed(one: Channels, share: number, other: Channels): Channels {
  return one.map((channel, at) => (channel * share + (other[at] ?? 0) * (100 - share)) / 100);
}

function luminance(color: Channels): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
