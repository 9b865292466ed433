import * as z from 'zod/mini'
import { readMoment, type Span, type Zone } from '../../locale/dates/moment'
import { calendarItem } from '../calendar'

/** Elements that are entries of a list of events if they contain a `<time>`. */
export const EVENT_ENTRY = 'li, article, tr, [data-event]'

/** What the server's HTML says of events, and whatever else stands in it. */
export interface ServedEvents {
  readonly events: EventData[]
  /** What is no event: words before the list, an entry without a date. */
  readonly rest: ChildNode[]
}

const DATED = `:is(${EVENT_ENTRY}):has(time)`
const CARD = 'article, [data-event]'
const NAME = 'h1, h2, h3, h4, h5, h6, [data-title]'
/**
 * Reads a list of events: each `<li>`, `<article>` or row with a `<time datetime>` in it. Its name is its heading,
 * else its link, else its words; a second `<time>` is its end; `[data-location]` or `<address>` is where it is.
 */
export function readServedEvents(serverNodes: readonly ChildNode[]): ServedEvents {
  const roots = serverNodes.filter(node => node instanceof Element)
  const all = roots.flatMap(root => [
    ...(root.matches(EVENT_ENTRY) ? [root] : []),
    ...root.querySelectorAll(EVENT_ENTRY),
  ])
  const events = new Map<ChildNode, EventData>()
  for (const entry of all) {
    // Of other entries within each other, the inner ones are the events.
    const around = entry.parentElement?.closest(CARD)
    const isLine = around && isWhole(around)
    const isOuter = !isWhole(entry) && entry.querySelector(DATED)
    const event = isLine || isOuter ? undefined : readEntry(entry)
    if (event) events.set(entry, event)
  }
  const has = (node: ChildNode): boolean => [...events.keys()].some(entry => node.contains(entry))
  const restOf = (node: ChildNode): ChildNode[] => {
    if (events.has(node)) return []
    // Names of columns say nothing without the columns.
    if (node instanceof Element && node.matches('thead:not(:has(time))')) return []
    if (has(node) || (node instanceof Element && node.matches('li, tr')))
      return [...node.childNodes].flatMap(restOf)
    return node instanceof Element || node.textContent?.trim() ? [node] : []
  }
  const isShown = (node: ChildNode): boolean => node.nodeType !== Node.COMMENT_NODE
  return { events: [...events.values()], rest: serverNodes.flatMap(restOf).filter(isShown) }
}

/** Whether the entry has a name and its inner entries have none: they are its lines. */
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
