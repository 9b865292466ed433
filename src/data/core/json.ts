/** The longest JSON in characters: the data of a block, the page context, an answer. A gallery of 5000 slides is shorter. */
export const MAX_JSON_LENGTH = 5e6

/**
 * Parses JSON of a page. Keys that could reach a prototype are removed.
 *
 * @throws SyntaxError for invalid JSON; RangeError if it is too long, or may contain such a key and is nested too
 * deeply to check.
 */
export function parseJson(text: string): unknown {
  if (text[MAX_JSON_LENGTH]) throw RangeError('too long')
  // Checking every key takes 13 times as long as parsing: only if the text may contain such a key, escaped or
  // not.
  const isSuspect = /proto|constructor|\\u00[5-7]/.test(text)
  return JSON.parse(
    text,
    isSuspect
      ? (key, value: unknown) => (/^(__proto__|constructor|prototype)$/.test(key) ? undefined : value)
      : undefined,
  )
}

/** Whether the value is an object with keys, as in JSON: not null, not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
