import { createHash } from 'node:crypto'
import { isRecord } from '../../../../src/data/core/json.ts'
import { ITEM_TYPES } from '../../../../src/site/item-types.ts'
import { ANALYTICS_EVENT_TYPES } from '../../../../src/visitor/statistics/event-types.ts'
import type { Measurement } from './measurement.ts'

/** A counter's key and increment. */
export interface Count {
  readonly measure: string
  readonly page: string
  readonly label: string
  readonly count: number
  /** Counts only if this visit is new. */
  readonly visit?: string
}

/** Occurrences of one error. */
export interface ErrorCount {
  readonly fingerprint: string
  readonly message: string
  readonly stack: string
  readonly page: string
  readonly count: number
}

const METRICS = new Set(['LCP', 'CLS', 'INP', 'FCP', 'TTFB'])

const MAX_LABEL_LENGTH = 200

const isPageView = ({ kind, name }: Measurement): boolean =>
  kind === 'hit' && name === `${ANALYTICS_EVENT_TYPES.pageView}`

/** The visit that a page view belongs to; undefined for other measurements. */
export const visitOf = (measurement: Measurement): string | undefined =>
  isPageView(measurement) ? measurement.visit : undefined

/** Aggregates measurements into counts. A visit counts with its first page view. */
export function countOf(measurements: readonly Measurement[]): Count[] {
  const counts = new Map<string, Count>()
  const begun = new Set<string>()
  const add = (measure: string, page: string, label = '', visit?: string): void => {
    const short = label.slice(0, MAX_LABEL_LENGTH)
    const key = JSON.stringify([measure, page, short, visit])
    const count = (counts.get(key)?.count ?? 0) + 1
    counts.set(key, { measure, page, label: short, count, ...(visit !== undefined && { visit }) })
  }
  for (const measurement of measurements) {
    const { kind, name, page, data, visit } = measurement
    const fields = isRecord(data) ? data : {}
    if (isPageView(measurement)) {
      add('view', page)
      const step = stepOf(page, fields)
      if (step) add('step', '', step)
      if (visit && !begun.has(visit)) {
        begun.add(visit)
        add('visit', '', '', visit)
        add('source', '', sourceOf(fields), visit)
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

/** The step of the purchase funnel that a page view represents; the hit's `data` field names the kind of page. */
function stepOf(page: string, fields: Readonly<Record<string, unknown>>): string | undefined {
  const hit = isRecord(fields['data']) ? fields['data'] : {}
  if (hit['recordType'] === ITEM_TYPES.storeItem) return 'product'
  return /^\/(commerce\/goto-checkout|checkout\/)/.test(page) ? 'checkout' : undefined
}

/** Parts that differ between two reports of the same error: addresses, support keys and numbers. */
const VARYING_PARTS = /https?:\S+|error key \w+|\d+/g

/** Groups errors by message and stack. */
export function errorsOf(measurements: readonly Measurement[]): ErrorCount[] {
  const errors = new Map<string, ErrorCount>()
  for (const { kind, page, data } of measurements) {
    if (kind !== 'error') continue
    const fields = isRecord(data) && isRecord(data['data']) ? data['data'] : {}
    const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '')
    const message = text('message').slice(0, 1000) || 'Unknown error'
    const stack = text('stack').slice(0, 5000)
    const alike = `${message.replace(VARYING_PARTS, '#')}\n${stack
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

/**
 * The source of a visit: the campaign parameter of the address, else the referring site; empty for direct visits.
 */
export function sourceOf(fields: Readonly<Record<string, unknown>>): string {
  const hit = isRecord(fields['data']) ? fields['data'] : fields
  const text = (name: string): string => (typeof hit[name] === 'string' ? hit[name] : '')
  const query = new URLSearchParams(text('queryString'))
  const named = query.get('source') || query.get('utm_source')
  if (named) return named
  const host = hostOf(text('referrer'))
  return host === hostOf(text('url')) ? '' : host
}

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : ''

/** Metric values are counted in buckets 5 % wide, which yields the 75th percentile without sorting. */
const WIDTH = Math.log(1.05)

/** Layout shift is a small number without a unit. */
const scaleOf = (metric: string): number => (metric === 'CLS' ? 1000 : 1)

/** The largest value that is counted, in ms. */
const MAX_METRIC_VALUE = 600_000

/** The bucket of a metric value, in ms or as layout shift. */
export function bucketOf(metric: string, value: number): number {
  const scaled = Math.min(value * scaleOf(metric), MAX_METRIC_VALUE)
  return scaled > 1 ? 1 + Math.floor(Math.log(scaled) / WIDTH) : 0
}

/** The 75th percentile of the counted values; undefined if there are none. */
export function p75(metric: string, buckets: ReadonlyMap<number, number>): number | undefined {
  const sorted = [...buckets].sort(([a], [b]) => a - b)
  const total = sorted.reduce((sum, [, count]) => sum + count, 0)
  let seen = 0
  for (const [bucket, count] of sorted) {
    seen += count
    if (seen >= total * 0.75) return valueIn(metric, bucket)
  }
  return undefined
}

const valueIn = (metric: string, bucket: number): number =>
  bucket === 0 ? 0 : Math.exp((bucket - 0.5) * WIDTH) / scaleOf(metric)
