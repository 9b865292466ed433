import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { onScrollRest } from '../../../../src/dom/timing/scroll-rest'
import { emit, useHost } from '../../../kit/element/host'
import { useReducedMotion } from '../../../kit/ui/base/use-media'
import type { GalleryEvents } from '../../block'
import { MESSAGES } from '../../gallery.messages'
import type { Slide } from '../../gallery.slide.schema'
import { firstBeside, groupAt, groupCount, type Row, slidesInRow } from '../../rules/gallery.carousel'
import { DESIGN_DEFAULTS } from '../../rules/gallery.design'
import { freeRatio } from '../../rules/gallery.layout'
import type { DesignProps } from '../cells'
import { Controls } from '../slideshow/controls'
import { type Direction, edgeAt } from '../slideshow/gallery.index'
import { useKeys } from '../slideshow/use-keys'
import { Pictures } from './pictures'

/** A scrollable row that shows several slides at once. */
export function Carousel({ data }: DesignProps): ReactElement {
  const { slides, controls, label, gutter = DESIGN_DEFAULTS.carousel.gutter } = data
  const perRow = Math.max(1, Math.round(data.slidesPerRow))
  const scroller = useRef<HTMLDivElement>(null)
  const { first, row, move, goTo } = useRow(scroller, slides, perRow)
  // A row that still scrolls takes further steps.
  const isMoving = (): boolean => false
  useKeys(data.keyboard ? data.keys : null, isMoving, move, end =>
    goTo(end === 'first' ? 0 : slides.length - 1),
  )
  const groups = groupCount(row)
  const measures = { '--gallery-per-row': perRow, '--gallery-gap': `${gutter}px` } as const

  return (
    <section
      className="gallery__carousel"
      aria-roledescription={MESSAGES.carousel}
      aria-label={label || MESSAGES.gallery}
    >
      {groups > 1 && (
        <Controls
          index={groupAt(first, row)}
          track={{ count: groups, loop: false }}
          isQuiet={!controls}
          onStep={move}
        />
      )}
      <Pictures data={data} ratioOf={() => freeRatio(data)} measures={measures} scroller={scroller} />
    </section>
  )
}

/** The state and actions of a scrolled row. */
interface ScrolledRow {
  /** The first visible slide. */
  readonly first: number
  readonly row: Row
  readonly move: (direction: Direction) => void
  /** Scrolls to a slide, or to the last that can come first. */
  readonly goTo: (index: number) => void
}

/**
 * Tracks a row of slides through scrolling and resizing, and scrolls it by groups. Fires events when another slide
 * comes first, and at the ends.
 */
function useRow(
  scroller: RefObject<HTMLElement | null>,
  slides: readonly Slide[],
  asked: number,
): ScrolledRow {
  const host = useHost()
  const count = slides.length
  const isStill = useReducedMotion()
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY)
  const [first, setFirst] = useState(0)
  const [rest, setRest] = useState(0)
  const row = { count, perRow: slidesInRow(asked, width) }

  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides may leave the row elsewhere
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const read = (): void => {
      setWidth(element.clientWidth)
      setFirst(firstIn(element))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    element.addEventListener('scroll', read, { passive: true })
    const stop = onScrollRest(element, () => {
      element.style.scrollSnapType = ''
      setRest(firstIn(element))
    })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', read)
      stop()
    }
  }, [scroller, count, asked])

  const lastEmitted = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides are no change
  useEffect(() => {
    const previous = lastEmitted.current
    if (rest === previous) return
    lastEmitted.current = rest
    const direction: Direction = rest > previous ? 'forward' : 'reverse'
    emit<GalleryEvents>(host, 'change', { index: rest, previous, direction, slide: slides[rest] })
  }, [host, rest])

  const goTo = (index: number): void => {
    const element = scroller.current
    if (!element) return
    const distance = index * strideOf(element)
    const isRightToLeft = getComputedStyle(element).direction === 'rtl'
    // WebKit snaps to the nearest slide if layout happens during the scroll.
    element.style.scrollSnapType = 'none'
    element.scrollTo({
      left: isRightToLeft ? -distance : distance,
      behavior: isStill ? 'instant' : 'smooth',
    })
  }
  return {
    first,
    row,
    goTo,
    move(direction) {
      const edge = edgeAt(groupAt(first, row), direction, { count: groupCount(row), loop: false })
      if (edge) emit<GalleryEvents>(host, edge, { index: first })
      else goTo(firstBeside(first, direction, row))
    },
  }
}

/** The first visible slide of a row. */
function firstIn(element: HTMLElement): number {
  return Math.round(Math.abs(element.scrollLeft) / strideOf(element))
}

/** The distance between the starts of two slides, in px. */
function strideOf({ children, clientWidth }: HTMLElement): number {
  const [one, two] = [...children].slice(0, 2).map(child => child.getBoundingClientRect().left)
  return (one !== undefined && two !== undefined && Math.abs(two - one)) || clientWidth || 1
}
