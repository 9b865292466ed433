import type { Context } from 'hono'
import { readBytes } from './body.ts'
import { addressOf, isAllowedOrigin, isWithinMinute } from './client.ts'
import type { BackendSettings } from './services.ts'

/** Maximum size of a posted form in bytes. */
const MAX_BYTES = 100_000

/** The fields of a posted form, or why it is refused. */
export type FormPost =
  | { readonly fields: Readonly<Record<string, string>> }
  | { readonly status: 403 | 413 | 429; readonly error: string }

/** Reads a form posted without scripts. Forms of other sites are refused. */
export async function readFormPost(context: Context, settings: BackendSettings): Promise<FormPost> {
  if (!isWithinMinute(addressOf(context, settings), settings.callLimit))
    return { status: 429, error: 'Too many calls from this address.' }
  if (!isAllowedOrigin(context, settings))
    return { status: 403, error: 'This form was submitted from another site.' }
  const bytes = await readBytes(context, MAX_BYTES)
  if (!bytes) return { status: 413, error: 'The submitted data is too large.' }
  return { fields: Object.fromEntries(new URLSearchParams(bytes.toString('utf8'))) }
}

/** Whether the form was refused. */
export const isRefused = (posted: FormPost): posted is Extract<FormPost, { status: number }> =>
  'status' in posted
