import * as z from 'zod/mini'
import { readMoment, type Span } from '../../locale/dates/moment'
import type { Zone } from '../../locale/dates/zone'
import { calendarItem } from '../calendar'

/** An event as JSON says it: of a block, or of a call's answer. */
export type EventData = Readonly<z.output<typeof calendarItem>> & {
  /** The server's HTML for it, where it stands there. */
  readonly nodes?: readonly ChildNode[]
}

/** Whether a value is an event that has a name and begins at some time. */
export function isEvent(value: unknown): value is EventData {
  if (!z.safeParse(calendarItem, value).success) return false
  const { nodes } = value as { readonly nodes?: unknown }
  // JSON holds none, whatever it says.
  return (
    nodes === undefined || (Array.isArray(nodes) && nodes[0] && nodes.every(node => node instanceof Node))
  )
}

/** What a list of events is refused for. */
export const NO_EVENT = 'expected an event with a title and a startDate (ms, or ISO 8601)'

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
