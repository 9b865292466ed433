import type { Context } from 'hono'
import { html } from 'hono/html'
import { isWithinMinute } from '../../requests/busy-addresses.ts'
import { addressOf, isKnownOrigin } from '../../requests/origin.ts'
import { readBytes } from '../../requests/read-body.ts'
import type { BackendSettings } from '../../requests/services.ts'
import type { Page } from '../page.ts'

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

/** A quantity as it is typed: a whole number in plain digits; undefined for anything else. */
export const typedQuantity = (text: string | undefined): number | undefined =>
  /^\d{1,5}$/.test(text?.trim() ?? '') ? Number(text) : undefined

/** How the names of a product's own fields begin. */
const OWN_FIELD = 'field:'

/** Own fields of a product at most, and characters of each. */
const MOST_FIELDS = 10
const MOST_CHARACTERS = 1000

/** What else a product's form has asked for, as JSON; none where all of it is empty. */
export function filledFields(fields: Readonly<Record<string, string>>): string | null {
  const filled = Object.entries(fields)
    .filter(([name, text]) => name.startsWith(OWN_FIELD) && text.trim())
    .slice(0, MOST_FIELDS)
    .map(([name, text]) => [
      name.slice(OWN_FIELD.length).slice(0, 100),
      text.trim().slice(0, MOST_CHARACTERS),
    ])
  return filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : null
}

/** Whether a form is not taken. */
export const isRefused = (posted: Posted): posted is Extract<Posted, { status: number }> => 'status' in posted

/** A page of the shop that says one thing. */
export function noticePage(title: string, text: string): Page {
  return {
    path: '/cart',
    title,
    description: text,
    frame: 'shop',
    isPrivate: true,
    body: ({ link }) => html`<h1>${title}</h1>
      <p class="problem" role="alert">${text}</p>
      <p><a class="button" href="${link('/shop')}">Continue Shopping</a></p>`,
  }
}

export const refusedPage = (error: string): Page => noticePage('Not taken', error)
