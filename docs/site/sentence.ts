/** Words that keep their small letter. */
const SMALL = /^(npm|npx|px|axe|boot|kB|iOS|e\.g)\b/

/** Begins a cell of a table with a capital letter; code and names such as `npm` stay as they are. */
export const capitalised = (text: string): string =>
  /^[a-z][a-z’']*(-[a-z]+)*([ ,;:]|$)/.test(text) && !SMALL.test(text)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text

/** Writes a description as a sentence: with a capital letter, and a full stop. */
export const sentence = (text: string): string =>
  text === '' || /[.:!?…]$/.test(text) ? capitalised(text) : `${capitalised(text)}.`
