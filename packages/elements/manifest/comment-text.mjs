/** A comment as readers get it: on one line, without the requirements that it names. */
export function commentText(text) {
  return text
    .replace(/ \((?:[A-Z]+-\d+(?:, | to |; )?)+\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
