import { parseJson } from '../../src/data/core/json.ts'

/** The value of a JSON text; undefined for what is no JSON, or is nested beyond any stack. Never throws. */
export function readJson(text: string): unknown {
  try {
    const value = parseJson(text)
    // What is nested that deep can be read, but not written again when it is kept.
    JSON.stringify(value)
    return value
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof RangeError) return undefined
    throw cause
  }
}
