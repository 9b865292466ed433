import * as z from 'zod/mini'
import { isRecord, parseJson } from '../../../src/data/core/json'
import { BlockError } from '../../../src/data/core/report'
import { formatIssues } from '../../../src/data/fields/validators'
import type { DataMessages } from './define-block'

/**
 * Turns the text of `data-block-json` into typed data, or says what is wrong with it.
 *
 * @param content what the server's HTML says: it fills in what the JSON leaves out.
 */
export function parseBlock<Schema extends z.ZodMiniType>(
  schema: Schema,
  json: string | null,
  content?: object,
  messages?: DataMessages,
): z.output<Schema> | BlockError {
  let own: unknown
  try {
    own = parseJson(json || '{}')
  } catch (cause) {
    return new BlockError('data-not-json', messages?.notJson ?? 'data-block-json is not JSON', { cause })
  }
  const { data, error } = z.safeParse(schema, isRecord(own) ? { ...content, ...own } : own)
  if (!error) return data
  return new BlockError('data-invalid', messages?.invalid ?? formatIssues(error), { cause: error })
}
