import * as z from 'zod/mini'
import { isRecord, parseJson } from '../../../src/data/core/json'
import { BlockError } from '../../../src/data/core/report'
import type { Result } from '../../../src/data/core/result'
import { formatIssues, REASONS } from '../../../src/data/fields/validators'

/** Error messages for invalid block data; the reasons follow. */
export interface DataMessages {
  readonly notJson?: string
  readonly invalid?: string
}

/**
 * Parses the text of `data-block-json`, an object, into typed data.
 * @param content values from the server's HTML; used for fields that the JSON omits.
 */
export function parseBlock<Schema extends z.ZodMiniType>(
  schema: Schema,
  json: string | null,
  content?: object,
  messages?: DataMessages,
): Result<z.output<Schema>, BlockError> {
  let own: unknown
  try {
    own = parseJson(json || '{}')
  } catch (cause) {
    const message = (messages?.notJson ?? 'data-block-json is not JSON: ') + (cause as Error).message
    return { ok: false, error: new BlockError('data-not-json', message, { cause }) }
  }
  const invalid = (reason: string, options?: ErrorOptions): Result<never, BlockError> => ({
    ok: false,
    error: new BlockError('data-invalid', (messages?.invalid ?? '') + reason, options),
  })
  if (!isRecord(own)) return invalid('expected object')
  const { data, error } = z.safeParse(schema, { ...content, ...own }, REASONS)
  return error ? invalid(formatIssues(error, json ?? ''), { cause: error }) : { ok: true, value: data }
}

/**
 * Returns the `<script type="application/json">` that carries a block's data if attributes are mangled: the
 * first child element of the block. On exported sites, that script describes a form in a format of its own.
 */
export function dataScriptOf(host: Element): Element | null {
  // Matched from the host, because a form with a field named `matches` shadows its own method.
  return host.querySelector(':scope > script[type="application/json"]:first-child:not([class*=sqs-])')
}
