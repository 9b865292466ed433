import { isRecord } from '../record'

/** What a visitor has done with a block. */
export interface Signal {
  readonly kind: 'event' | 'overlay' | 'quick-view'
  readonly name: string
  /** What is told of it: never what a visitor has written. */
  readonly fields: Readonly<Record<string, string>>
}

interface SignalKind {
  readonly kind: Signal['kind']
  readonly name: (detail: Readonly<Record<string, unknown>>) => string
  readonly fields: readonly string[]
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : ''

/** The blocks' events that are told of; only the fields named here leave the page. */
const SIGNALS: Readonly<Record<string, SignalKind>> = {
  'ashlar:cart': {
    kind: 'event',
    name: ({ action }) => (action === 'add' || action === 'remove' ? `cart-${action}` : ''),
    fields: ['itemId', 'sku', 'quantity', 'subtotalCents', 'currency'],
  },
  'ashlar:submit': { kind: 'event', name: () => 'form-submit', fields: ['formId'] },
  'ashlar:subscribe': { kind: 'event', name: () => 'newsletter-subscribe', fields: ['formId'] },
  'ashlar:account-created': { kind: 'event', name: () => 'account-created', fields: [] },
  'ashlar:track': {
    kind: 'event',
    name: ({ event }) => text(event).slice(0, 200),
    fields: ['object', 'section', 'value'],
  },
  'ashlar:overlay': {
    kind: 'overlay',
    name: ({ event }) => text(event),
    fields: ['event', 'version', 'overlayId'],
  },
  'ashlar:quick-view': { kind: 'quick-view', name: () => 'quick-view', fields: ['id'] },
}

export const SIGNAL_TYPES = Object.keys(SIGNALS)

/** Reads an event of a block; undefined for one that is not told of. */
export function readSignal(type: string, detail: unknown): Signal | undefined {
  const known = SIGNALS[type]
  const given = isRecord(detail) ? detail : {}
  const name = known?.name(given)
  if (!known || !name) return undefined
  const fields = known.fields.map(field => [field, text(given[field]).slice(0, 500)] as const)
  return { kind: known.kind, name, fields: Object.fromEntries(fields.filter(([, value]) => value)) }
}
