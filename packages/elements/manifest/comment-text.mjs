/** A comment's text for readers: on one line, without requirement ids. */
export function commentText(text) {
  return text
    .replace(/ \((?:[A-Z]+-\d+(?:, | to |; )?)+\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
