/** Characters that no legitimate address contains unencoded: back-slash, control, invisible and direction characters, odd white space. */
const rawTricks = /[\\\p{C}\p{Zl}\p{Zp}]|(?! )\s/u;
/** Control characters that are percent-encoded, once or several times. */
const encodedControls = /%(?:25)*(?:[01][\da-f]|7f)/i;

export const lengthLimit = 8192;

/** Whether a text cannot be a legitimate address, wherever it leads. */
export function hasTricks(text: string): boolean {
  return text.length > lengthLimit || rawTricks.test(text) || encodedControls.test(text);
}
