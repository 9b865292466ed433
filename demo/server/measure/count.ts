import { createHash } from 'node:crypto'
import { isRecord } from '../../../src/data/core/json.ts'
import { ITEM_TYPES } from '../../../src/site/item-types.ts'
import { ANALYTICS_EVENT_TYPES } from '../../../src/visitor/statistics/visit-hit.ts'
import type { Measurement } from './measurement.ts'
import { bucketOf } from './quantiles.ts'
import { sourceOf } from './source.ts'

/** How often something was counted. */
export interface Count {
  readonly measure: string
  readonly page: string
  readonly label: string
  readonly count: number
}

/** Errors of one kind. */
export interface ErrorCount {
  readonly fingerprint: string
  readonly message: string
  readonly stack: string
  readonly page: string
  readonly count: number
}

const METRICS = new Set(['LCP', 'CLS', 'INP', 'FCP', 'TTFB'])

const MOST_OF_A_LABEL = 200

const isPageView = ({ kind, name }: Measurement): boolean =>
  kind === 'hit' && name === `${ANALYTICS_EVENT_TYPES.pageView}`

/** Whether it opens a visit, if that visit has not been counted before. */
export const visitOf = (measurement: Measurement): string | undefined =>
  isPageView(measurement) ? measurement.visit : undefined

/** What is counted of measurements. Visits among `fresh` are new, and each counts with its first page view. */
export function countOf(measurements: readonly Measurement[], fresh: ReadonlySet<string>): Count[] {
  const counts = new Map<string, Count>()
  const begun = new Set<string>()
  const add = (measure: string, page: string, label = ''): void => {
    const short = label.slice(0, MOST_OF_A_LABEL)
    const key = JSON.stringify([measure, page, short])
    counts.set(key, { measure, page, label: short, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  for (const measurement of measurements) {
    const { kind, name, page, data, visit } = measurement
    const fields = isRecord(data) ? data : {}
    if (isPageView(measurement)) {
      add('view', page)
      const step = stepOf(page, fields)
      if (step) add('step', '', step)
      if (visit && fresh.has(visit) && !begun.has(visit)) {
        begun.add(visit)
        add('visit', '')
        add('source', '', sourceOf(fields))
      }
    } else if (kind === 'form-render') add('form', name, 'shown')
    else if (kind === 'event' && name === 'form-submit') add('form', `${fields['formId'] ?? ''}`, 'begun')
    else if (kind === 'event' && name === 'cart-add') add('step', '', 'cart-add')
    else if (kind === 'performance' && METRICS.has(name)) {
      const value = isRecord(fields['data']) ? fields['data']['value'] : undefined
      if (typeof value === 'number' && value >= 0) add(`vital-${name}`, page, `${bucketOf(name, value)}`)
    }
  }
  return [...counts.values()]
}

/** Where a page stands on the way to an order; a `data` field of a hit says what it shows. */
function stepOf(page: string, fields: Readonly<Record<string, unknown>>): string | undefined {
  const hit = isRecord(fields['data']) ? fields['data'] : {}
  if (hit['recordType'] === ITEM_TYPES.storeItem) return 'product'
  return /^\/(commerce\/goto-checkout|checkout\/)/.test(page) ? 'checkout' : undefined
}

/** What differs between two reports of one error: addresses, keys by which a visitor may name it, numbers. */
const OWN_TO_ONE = /https?:\S+|error key \w+|\d+/g

/** Errors by what they say and where. */
export function errorsOf(measurements: readonly Measurement[]): ErrorCount[] {
  const errors = new Map<string, ErrorCount>()
  for (const { kind, page, data } of measurements) {
    if (kind !== 'error') continue
    const fields = isRecord(data) && isRecord(data['data']) ? data['data'] : {}
    const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '')
    const message = text('message').slice(0, 1000) || 'Unknown error'
    const stack = text('stack').slice(0, 5000)
    const alike = `${message.replace(OWN_TO_ONE, '#')}\n${stack
      .split('\n')
      .slice(0, 3)
      .join('\n')
      .replace(/\?\S*|:\d+/g, '')}`
    const fingerprint = createHash('sha256').update(alike).digest('base64url').slice(0, 22)
    const known = errors.get(fingerprint) ?? { fingerprint, message, stack, page, count: 0 }
    errors.set(fingerprint, { ...known, count: known.count + 1 })
  }
  return [...errors.values()]
}
