import type { Context } from 'hono'
import { readBytes } from './body.ts'
import { addressOf, isKnownOrigin, isWithinMinute } from './client.ts'
import type { BackendSettings } from './services.ts'

/** Bytes of a form of the shop at most. */
const MOST_BYTES = 100_000

/** What a form of the shop has sent, by name; or why it is not taken. */
export type Posted =
  | { readonly fields: Readonly<Record<string, string>> }
  | { readonly status: 403 | 413 | 429; readonly error: string }

/** Reads a form that the browser posts by itself. Those of other sites are refused. */
export async function readPosted(context: Context, settings: BackendSettings): Promise<Posted> {
  if (!isWithinMinute(addressOf(context, settings), settings.callLimit))
    return { status: 429, error: 'Too many calls from this address.' }
  if (!isKnownOrigin(context, settings)) return { status: 403, error: 'This form belongs to another site.' }
  const bytes = await readBytes(context, MOST_BYTES)
  if (!bytes) return { status: 413, error: 'What you have sent is too large.' }
  return { fields: Object.fromEntries(new URLSearchParams(bytes.toString('utf8'))) }
}

/** Whether a form is not taken. */
export const isRefused = (posted: Posted): posted is Extract<Posted, { status: number }> => 'status' in posted
