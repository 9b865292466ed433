import { isRecord } from '../../data/core/json'
import type { SiteContext } from '../../site/core/site-store'
import { account, isAuthenticated } from '../../site/slices/account'
import { type PageFacts, statisticsSettings } from './page-facts'

/** Selects the buttons to count: ours, marked ones, and those of exported pages. */
export const BUTTONS =
  'ashlar-button a, ashlar-button button, [data-ashlar-button], .sqs-block-button-element'

/** A visitor's interaction with a block. */
export interface Signal {
  readonly name: string
  /** The fields to send: never a visitor's input. */
  readonly fields: Readonly<Record<string, string>>
}

interface SignalKind {
  readonly name: (detail: Readonly<Record<string, unknown>>) => string
  readonly fields: readonly string[]
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : ''

/** The block events to send, and the only fields of them that leave the page. */
const SIGNALS: Readonly<Record<string, SignalKind>> = {
  'ashlar:cart': {
    name: ({ action }) => (action === 'add' || action === 'remove' ? `cart-${action}` : ''),
    fields: ['itemId', 'sku', 'quantity', 'subtotalCents', 'currency'],
  },
  'ashlar:submit': { name: () => 'form-submit', fields: ['formId'] },
  'ashlar:subscribe': { name: () => 'newsletter-subscribe', fields: ['formId'] },
  'ashlar:account-created': { name: () => 'account-created', fields: [] },
  'ashlar:track': {
    name: ({ event }) => text(event).slice(0, 200),
    fields: ['object', 'section', 'value'],
  },
}

export const SIGNAL_TYPES = Object.keys(SIGNALS)

/** Reads a block's event; `undefined` for events that are not sent. */
export function readSignal(type: string, detail: unknown): Signal | undefined {
  const known = SIGNALS[type]
  const given = isRecord(detail) ? detail : {}
  const name = known?.name(given)
  if (!known || !name) return undefined
  const fields = known.fields.map(field => [field, text(given[field]).slice(0, 500)] as const)
  return { name, fields: Object.fromEntries(fields.filter(([, value]) => value)) }
}

/** The `data` of RecordEvent. */
export const recordEventData = (
  facts: PageFacts,
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
) => ({
  pagePath: pathname,
  pageHash: hash,
  websiteId: facts.websiteId,
  templateId: facts.templateId,
  variantId: facts.variantId,
  memberAccountId: facts.memberAccountId,
  website_locale: facts.locale,
  member_locale: facts.memberLocale,
})

/** The channel that mirrors the page's events to an administrator's panel. */
export const EVENTS_CHANNEL = 'ashlar-events'

/** Whether the account has the admin access permission. */
export function mayMirror(context: SiteContext): boolean {
  return isAuthenticated(account(context)) && statisticsSettings(context).accessPermissions.includes('admin')
}
