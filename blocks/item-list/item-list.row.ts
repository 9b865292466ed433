import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { onScrollRest } from '../../src/dom/timing/scroll-rest'
import { emit, useHost } from '../kit/element/host'
import { useReducedMotion } from '../kit/ui/base/use-media'
import type { ItemListEvents } from './block'
import { type Direction, type Row, rowOf, targetOf, UNMEASURED } from './item-list.state'

/** A scrolled row, and how to move it. */
interface ScrolledRow {
  readonly row: Row
  readonly move: (direction: Direction) => void
  readonly moveTo: (index: number) => void
}

interface RowOptions {
  readonly loop: boolean
  /** One item is visible at a time: the others cannot be focused. */
  readonly isSlideshow: boolean
}

/** Tracks a row through scrolling and resizing, loads the images beside the view, and fires `ashlar:change`. */
export function useRow(list: HTMLElement | null, { loop, isSlideshow }: RowOptions): ScrolledRow {
  const host = useHost()
  const isStill = useReducedMotion()
  const [row, setRow] = useState(UNMEASURED)
  const [rest, setRest] = useState(0)
  /** The destination of a scroll in progress. */
  const destination = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (!list) return undefined
    const read = (): void => setRow(current => merge(current, measure(list)))
    read()
    const observer = new ResizeObserver(read)
    for (const box of [list, ...list.children]) observer.observe(box)
    list.addEventListener('scroll', read, { passive: true })
    const stop = onScrollRest(list, () => {
      destination.current = undefined
      list.style.scrollSnapType = ''
      setRest(measure(list).first)
    })
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', read)
      stop()
    }
  }, [list])

  useLayoutEffect(() => {
    if (!list || row.count === 0) return
    const { first, visible } = row
    itemsOf(list).forEach((item, index) => {
      if (isSlideshow) item.inert = index !== first
      if (index < first - visible || index >= first + 2 * visible) return
      // Browsers do not load images that a row hides, so they would only appear after it has scrolled.
      for (const image of item.querySelectorAll('img')) image.loading = 'eager'
    })
  }, [list, row, isSlideshow])

  const lastEmitted = useRef(0)
  useEffect(() => {
    const previous = lastEmitted.current
    if (rest === previous) return
    lastEmitted.current = rest
    emit<ItemListEvents>(host, 'change', { index: rest, previous })
  }, [host, rest])

  const moveTo = useCallback(
    (index: number): void => {
      if (!list) return
      const offset = offsetsOf(list)[index]
      if (offset === undefined) return
      destination.current = index
      // WebKit snaps to the nearest item if layout happens during the scroll.
      list.style.scrollSnapType = 'none'
      list.scrollBy({ left: sign(list) * offset, behavior: isStill ? 'instant' : 'smooth' })
    },
    [list, isStill],
  )
  const move = useCallback(
    (direction: Direction): void => {
      if (!list) return
      const current = measure(list)
      const target = targetOf({ ...current, first: destination.current ?? current.first }, direction, loop)
      if (target !== undefined) moveTo(target)
    },
    [list, loop, moveTo],
  )
  return { row, move, moveTo }
}

/** The items of a list, without those that are not displayed. */
const itemsOf = (list: Element): HTMLElement[] =>
  [...list.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.getClientRects().length > 0,
  )

/** Keeps the object if nothing has changed, which saves a render. */
const merge = (current: Row, next: Row): Row =>
  JSON.stringify(current) === JSON.stringify(next) ? current : next

function measure(list: HTMLElement): Row {
  const { clientWidth, scrollWidth, scrollLeft } = list
  return rowOf({
    offsets: offsetsOf(list),
    itemSize: itemsOf(list)[0]?.getBoundingClientRect().width ?? 0,
    visibleSize: clientWidth,
    scrolled: Math.abs(scrollLeft),
    scrollableSize: scrollWidth,
  })
}

/** 1, or -1 in right-to-left text, where a row scrolls to negative positions. */
const sign = (list: Element): 1 | -1 => (getComputedStyle(list).direction === 'rtl' ? -1 : 1)

function offsetsOf(list: HTMLElement): number[] {
  const edge = sign(list) === 1 ? 'left' : 'right'
  const start = list.getBoundingClientRect()[edge]
  return itemsOf(list).map(item => sign(list) * (item.getBoundingClientRect()[edge] - start))
}
