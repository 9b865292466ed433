import * as z from 'zod/mini'
import { BlockError, report } from '../../src/data/core/report'
import { formatIssues } from '../../src/data/fields/validators'
import { whenIdle } from '../../src/dom/core/idle'
import { fillItem } from './product-list.item'
import { itemSchema, type ListItem } from './product-list.item.schema'

// Loaded together: a page needs one of the two.
export { ListFromJson } from './product-list.from-json'

/** Number of items that are read immediately: one screen. */
const FIRST = 12
/** The rest follows within this time, in ms, even on a page that is never idle. */
const MAX_IDLE_WAIT_MS = 500

/**
 * Adds the products' JSON data to the server's items.
 * @returns how to undo it.
 */
export function fillList(host: HTMLElement, items: readonly unknown[]): () => void {
  const undo: (() => void)[] = []
  const serverItems = new Map(
    [...host.querySelectorAll<HTMLElement>('[data-item-id]')].map(item => [item.dataset['itemId'], item]),
  )
  const stop = readItems(host, items, read => {
    for (const data of read) {
      const item = serverItems.get(data.itemId)
      if (item) undo.push(fillItem(item, data))
    }
  })
  return () => {
    stop()
    for (const step of undo) step()
  }
}

/**
 * Reads items in idle time, a few at a time, and passes on each batch. Invalid items are reported and
 * omitted.
 * @returns how to stop.
 */
export function readItems(
  host: HTMLElement,
  items: readonly unknown[],
  onRead: (items: readonly ListItem[]) => void,
): () => void {
  let next = 0
  let stop = (): void => {}

  function readNext(): ListItem[] {
    const at = next++
    const { data, error } = z.safeParse(itemSchema, items[at])
    if (error) report(new BlockError('data-invalid', `items.${at}: ${formatIssues(error)}`), host)
    return data ? [data] : []
  }
  function goOn(hasTime: () => boolean): void {
    const read: ListItem[] = []
    while (next < items.length && hasTime()) read.push(...readNext())
    onRead(read)
    if (next === items.length) return
    stop = whenIdle(
      deadline => {
        const end = next + FIRST
        goOn(() => (deadline.didTimeout ? next < end : deadline.timeRemaining() > 2))
      },
      undefined,
      undefined,
      MAX_IDLE_WAIT_MS,
    )
  }
  goOn(() => next < FIRST)
  return () => stop()
}
