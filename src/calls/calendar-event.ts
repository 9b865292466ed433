import * as z from 'zod/mini'
import { nodes } from '../data/fields/validators'
import { type DateRange, readMoment, type Zone } from '../locale/dates/moment'
import { calendarItem } from './calendar'

/** Selects the entries of an event list; only those with a `<time>` count. */
export const EVENT_ENTRY = 'li, article, tr, [data-event]'

/** The events in server-rendered HTML, and the rest of it. */
interface ServerEvents {
  readonly events: EventData[]
  /** Everything else: text before the list, entries without a date. */
  readonly rest: ChildNode[]
}

const DATED = `:is(${EVENT_ENTRY}):has(time)`
const CARD = 'article, [data-event]'
const NAME = 'h1, h2, h3, h4, h5, h6, [data-title]'
/**
 * Reads a list of events: each `<li>`, `<article>` or row with a `<time datetime>`. The title is the heading,
 * else the link, else the text; a second `<time>` is the end; `[data-location]` or `<address>` is the
 * location.
 */
export function readServerEvents(serverNodes: readonly ChildNode[]): ServerEvents {
  const roots = serverNodes.filter(node => node instanceof Element)
  const all = roots.flatMap(root => [
    ...(root.matches(EVENT_ENTRY) ? [root] : []),
    ...root.querySelectorAll(EVENT_ENTRY),
  ])
  const events = new Map<ChildNode, EventData>()
  for (const entry of all) {
    // Of nested entries, the innermost are the events.
    const around = entry.parentElement?.closest(CARD)
    const isLine = around && isWhole(around)
    const isOuter = !isWhole(entry) && entry.querySelector(DATED)
    const event = isLine || isOuter ? undefined : readEntry(entry)
    if (event) events.set(entry, event)
  }
  const has = (node: ChildNode): boolean => [...events.keys()].some(entry => node.contains(entry))
  const restOf = (node: ChildNode): ChildNode[] => {
    if (events.has(node)) return []
    // Column headers mean nothing without the columns.
    if (node instanceof Element && node.matches('thead:not(:has(time))')) return []
    if (has(node) || (node instanceof Element && node.matches('li, tr')))
      return [...node.childNodes].flatMap(restOf)
    return node instanceof Element || node.textContent?.trim() ? [node] : []
  }
  const isShown = (node: ChildNode): boolean => node.nodeType !== Node.COMMENT_NODE
  return { events: [...events.values()], rest: serverNodes.flatMap(restOf).filter(isShown) }
}

/** Whether the entry has a title and its nested entries have none: they are its lines. */
const isWhole = (entry: Element): boolean =>
  entry.matches(CARD) &&
  entry.querySelector(NAME) !== null &&
  ![...entry.querySelectorAll(DATED)].some(inner => inner.querySelector(`a, ${NAME}`))

function readEntry(entry: Element): EventData | undefined {
  const times = [...entry.querySelectorAll('time')].filter(({ dateTime }) => readMoment(dateTime, 'UTC'))
  const link = entry.querySelector<HTMLAnchorElement>('a[href]')
  const name = entry.querySelector(NAME) ?? link ?? entry
  const title = name.textContent?.replace(/\s+/g, ' ').trim()
  if (!times[0] || !title) return undefined
  const place = entry.querySelector('[data-location], address')
  return {
    title,
    startDate: times[0].dateTime,
    ...(times[1] && { endDate: times[1].dateTime }),
    ...(link && { fullUrl: link.getAttribute('href') ?? '' }),
    ...(place?.textContent && { location: place.textContent.trim() }),
    nodes: [...entry.childNodes],
  }
}

/** An event as JSON, of a block or in a call's answer. */
export const eventSchema = z.object({
  ...calendarItem.shape,
  /** Its server-rendered HTML. Read from HTML only. */
  nodes: z.optional(nodes(1)),
})

export type EventData = Readonly<z.output<typeof eventSchema>>

/** Whether a value is an event with a title and a start. */
export const isEvent = (value: unknown): value is EventData => z.safeParse(eventSchema, value).success

/** The time span of an event; `undefined` if its start is invalid. */
export function spanOf({ startDate, endDate }: EventData, zone: Zone): DateRange | undefined {
  const start = readMoment(startDate, zone)
  return start && { start, end: endDate == null ? undefined : readMoment(endDate, zone) }
}

/** The location of an event in one line; empty if unknown. */
export function placeOf({ location }: EventData): string {
  if (typeof location === 'string') return location
  const lines = ['addressTitle', 'addressLine1', 'addressLine2'].map(name => location?.[name])
  return lines.filter(line => typeof line === 'string' && line.trim()).join(', ')
}
