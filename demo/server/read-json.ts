import { parseJson } from '../../src/parse-json.ts'

/** The value of a JSON text; undefined for what is no JSON, or is nested beyond any stack. Never throws. */
export function readJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof RangeError) return undefined
    throw cause
  }
}
