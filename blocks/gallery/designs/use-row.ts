import { type RefObject, useLayoutEffect, useState } from 'react'
import { useReducedMotion } from '../../kit/use-media'
import { firstBeside, type Row, slidesInRow } from '../rules/gallery.carousel'
import type { Direction } from '../rules/gallery.index'

/** A row that scrolls: where it stands, and how to move it. */
export interface ScrolledRow {
  /** The slide in front. */
  readonly first: number
  readonly row: Row
  readonly move: (direction: Direction) => void
}

/** Follows a row of `count` slides that the visitor scrolls or resizes, and scrolls it by groups. */
export function useRow(scroller: RefObject<HTMLElement | null>, count: number, asked: number): ScrolledRow {
  const isStill = useReducedMotion()
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY)
  const [first, setFirst] = useState(0)
  const row = { count, perRow: slidesInRow(asked, width) }

  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides may leave the row elsewhere
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const read = (): void => {
      setWidth(element.clientWidth)
      setFirst(Math.round(Math.abs(element.scrollLeft) / strideOf(element)))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    element.addEventListener('scroll', read, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [scroller, count, asked])

  return {
    first,
    row,
    move(direction) {
      const element = scroller.current
      if (!element) return
      const distance = firstBeside(first, direction, row) * strideOf(element)
      const isRightToLeft = getComputedStyle(element).direction === 'rtl'
      element.scrollTo({
        left: isRightToLeft ? -distance : distance,
        behavior: isStill ? 'instant' : 'smooth',
      })
    },
  }
}

/** From one slide's start to the next one's, in px. */
function strideOf({ children, clientWidth }: HTMLElement): number {
  const [one, two] = [...children].slice(0, 2).map(child => child.getBoundingClientRect().left)
  return (one !== undefined && two !== undefined && Math.abs(two - one)) || clientWidth || 1
}
