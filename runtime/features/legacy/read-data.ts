import { parseJson } from '../../../src/data/core/json'

/** Reads a block's data from markup that holds it elsewhere than in `data-block-json`. */
export type ReadData = (carrier: Element) => object | undefined

/** Parses the JSON of an attribute; an empty object if it is none. */
export function objectIn(json = '{}'): Record<string, unknown> {
  try {
    // A value that is not an object has no fields.
    return Object(parseJson(json))
  } catch {
    // The attributes hold the same values.
    return {}
  }
}
