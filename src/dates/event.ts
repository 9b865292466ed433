import { isRecord } from '../record'
import { readMoment, type Span } from './moment'
import type { Zone } from './zone'

/** An event as JSON says it: of a block, or of the calls' answers. */
export interface EventData {
  readonly title: string
  /** Ms since 1970, or ISO 8601: a date is the whole day, a time without an offset one of the site's zone. */
  readonly startDate: number | string
  readonly endDate?: number | string | null
  readonly id?: string
  /** Address of its page. */
  readonly fullUrl?: string
  /** Where it is, in one line or as the site's pages say it. */
  readonly location?: string | Readonly<Record<string, unknown>> | null
  readonly description?: string
  /** What the server wrote of it, where it stands in its HTML. */
  readonly nodes?: readonly ChildNode[]
}

/** Whether a value is an event that has a name and begins at some time. */
export function isEvent(value: unknown): value is EventData {
  if (!isRecord(value)) return false
  const { title, startDate, endDate, id, fullUrl, location, description, nodes } = value
  const areTexts = [id, fullUrl, description].every(text => text === undefined || typeof text === 'string')
  // JSON holds none, whatever it says.
  const areNodes =
    nodes === undefined || (Array.isArray(nodes) && nodes[0] && nodes.every(node => node instanceof Node))
  const isPlace = location == null || typeof location === 'string' || isRecord(location)
  return (
    areTexts &&
    areNodes &&
    isPlace &&
    typeof title === 'string' &&
    isTime(startDate) &&
    (endDate == null || isTime(endDate))
  )
}

/** What a list of events is refused for. */
export const NO_EVENT = 'expected an event with a title and a startDate (ms, or ISO 8601)'

const isTime = (value: unknown): boolean =>
  (typeof value === 'number' || typeof value === 'string') && !!readMoment(value, 'UTC')

/** From when to when an event is; undefined where its beginning cannot be read. */
export function spanOf({ startDate, endDate }: EventData, zone: Zone): Span | undefined {
  const start = readMoment(startDate, zone)
  return start && { start, end: endDate == null ? undefined : readMoment(endDate, zone) }
}

/** Where an event is, in one line; empty where nobody says it. */
export function placeOf({ location }: EventData): string {
  if (typeof location === 'string') return location
  const lines = ['addressTitle', 'addressLine1', 'addressLine2'].map(name => location?.[name])
  return lines.filter(line => typeof line === 'string' && line.trim()).join(', ')
}
