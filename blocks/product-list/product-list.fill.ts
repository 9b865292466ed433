import * as z from 'zod/mini'
import { BlockError, report } from '../../src/data/core/report'
import { wrongFields } from '../../src/data/fields/validators'
import { whenIdle } from '../../src/dom/core/idle'
import { fillItem, newItem } from './product-list.item'
import { itemSchema } from './product-list.item.schema'

/** Items that stand there at once: what fits a screen. */
const FIRST = 12
/** So that the rest comes on a page that is never quiet, too, in ms. */
const LONGEST_WAIT_MS = 500

/**
 * Brings what the JSON says of each product into the list, a few at a time. An item that is wrong is
 * reported, and those beside it come.
 *
 * @param made where items are made; without it, the server's own are filled in.
 * @returns how to take all of it away.
 */
export function fillList(host: HTMLElement, items: readonly unknown[], made: Element | null): () => void {
  const undo: (() => void)[] = []
  const served = new Map(
    made
      ? []
      : [...host.querySelectorAll<HTMLElement>('[data-item-id]')].map(item => [item.dataset['itemId'], item]),
  )
  let next = 0
  let stop = (): void => {}

  function fillNext(): void {
    const at = next
    next += 1
    const { data, error } = z.safeParse(itemSchema, items[at])
    if (error) return report(new BlockError('data-invalid', `items.${at}: ${wrongFields(error)}`), host)
    const item = made ? newItem(data, at) : served.get(data.itemId)
    if (!item) return
    undo.push(fillItem(item, data))
    made?.append(item)
  }
  const goOn = (hasTime: () => boolean): void => {
    while (next < items.length && hasTime()) fillNext()
    if (next === items.length) return
    stop = whenIdle(
      deadline => {
        const end = next + FIRST
        goOn(() => (deadline.didTimeout ? next < end : deadline.timeRemaining() > 2))
      },
      undefined,
      undefined,
      LONGEST_WAIT_MS,
    )
  }
  goOn(() => next < FIRST)
  return () => {
    stop()
    for (const step of undo) step()
    made?.replaceChildren()
  }
}
