import { isRecord, parseJson } from '../../../src/data/core/json'

/** Reads a block's data from markup that holds it elsewhere than in `data-block-json`. */
export type ReadData = (carrier: Element) => object | undefined

/** Parses the JSON of an attribute; an empty object if it is invalid. */
export function objectIn(json = '{}'): Record<string, unknown> {
  try {
    // A value that is not an object has no fields.
    return Object(parseJson(json))
  } catch {
    // The attributes hold the same values.
    return {}
  }
}

const EMBED = '.sqs-video-wrapper[data-html]'

/**
 * Repairs data that a mirroring tool has rewritten like an address: `\\%22` in place of an escaped quotation mark, and
 * escapes that JSON does not have. A video then takes its embed code from its markup. Text that stays malformed is
 * returned unchanged, so that its block reports it, unless the markup alone is enough for the block.
 */
export function repairJson(text: string, carrier: Element): string {
  if (parse(text) !== undefined) return text

  const data = parse(text.replaceAll('\\%22', '\\"').replace(ESCAPES, (_, valid?: string) => valid ?? ''))
  if (carrier.querySelector(EMBED)) return JSON.stringify(isRecord(data) ? { ...data, html: undefined } : {})
  return data === undefined ? text : JSON.stringify(data)
}

/** Escapes; those that JSON has are captured. */
const ESCAPES = /(\\(?:["\\/bfnrt]|u[\da-f]{4}))|\\/gi

function parse(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    // The caller repairs it, or the block reports it.
    return undefined
  }
}
