/** Characters that no honest address carries raw: back-slash, control, invisible and direction characters, odd white space. */
const rawTricks = /[\\\p{C}\p{Zl}\p{Zp}]|(?! )\s/u;
/** Control characters that somebody hid behind percent signs, once or several times. */
const encodedControls = /%(?:25)*(?:[01][\da-f]|7f)/i;

export const lengthLimit = 8192;

/** Whether a text cannot be an honest address, whatever it leads to. */
export function hasTricks(text: string): boolean {
  return text.length > lengthLimit || rawTricks.test(text) || encodedControls.test(text);
}
