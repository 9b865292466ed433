import * as z from 'zod/mini'
import { BlockError } from '../../src/block-error'
import { parseJson } from '../../src/parse-json'

/**
 * Turns the text of `data-block-json` into typed data, or says what is wrong with it.
 *
 * @param content what the server's HTML says: it fills in what the JSON leaves out.
 */
export function parseBlock<Schema extends z.ZodMiniType>(
  schema: Schema,
  json: string | null,
  content: object = {},
): z.output<Schema> | BlockError {
  let own: unknown
  try {
    own = parseJson(json || '{}')
  } catch (cause) {
    return new BlockError('data-not-json', 'data-block-json is not JSON', { cause })
  }
  const result = z.safeParse(schema, isPlain(own) ? { ...content, ...own } : own)
  return result.success ? result.data : new BlockError('data-invalid', z.prettifyError(result.error))
}

function isPlain(value: unknown): value is object {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
