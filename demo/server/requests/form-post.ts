import type { Context } from 'hono'
import type { Result } from '../../../src/data/core/result.ts'
import { isWithinCallLimit } from './call-limit.ts'
import { addressOf, isAllowedOrigin } from './client.ts'
import { readPostedForm } from './form-body.ts'
import { type Refusal, refusal } from './refusal.ts'
import type { BackendSettings } from './services.ts'

/** Maximum size of a posted form in bytes. */
const MAX_BYTES = 100_000

const MAX_FIELDS = 2000

/** The fields of a posted form, or why it is refused. */
export type FormPost = Result<Readonly<Record<string, string>>, Refusal<400 | 403 | 413 | 429>>

/** Reads a form posted without scripts. Forms of other sites are refused. */
export async function readFormPost(context: Context, settings: BackendSettings): Promise<FormPost> {
  const client = addressOf(context, settings)
  if (!isWithinCallLimit(client, settings.callLimit)) return refusal(429, 'Too many calls from this address.')
  if (!isAllowedOrigin(context, settings)) return refusal(403, 'This form was submitted from another site.')
  const form = await readPostedForm(context, {
    client,
    bytes: MAX_BYTES,
    text: MAX_BYTES,
    fields: MAX_FIELDS,
    files: 0,
  })
  return form.ok ? { ok: true, value: Object.fromEntries(form.value.fields) } : form
}
