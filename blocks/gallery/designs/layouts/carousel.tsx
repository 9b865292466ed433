import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
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
import { Pictures } from './pictures'

/** A scrollable row that shows several slides at once. */
export function Carousel({ data }: DesignProps): ReactElement {
  const { slides, controls, label, gutter = DESIGN_DEFAULTS.carousel.gutter } = data
  const perRow = Math.max(1, Math.round(data.slidesPerRow))
  const scroller = useRef<HTMLDivElement>(null)
  const { first, row, move } = useRow(scroller, slides, perRow)
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

/** Interval between two checks whether a scrolled row has come to rest. */
const SETTLE_CHECK_MS = 60

/** Browsers without `scrollend` only fire `scroll`. */
const SCROLL_END = 'onscrollend' in window ? 'scrollend' : 'scroll'

/** The state and actions of a scrolled row. */
interface ScrolledRow {
  /** The first visible slide. */
  readonly first: number
  readonly row: Row
  readonly move: (direction: Direction) => void
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
    let timer = 0
    // A busy browser pauses while scrolling, so the row must be at the same place twice.
    const wait = (place?: unknown): void => {
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        const { scrollLeft } = element
        if (scrollLeft !== place) return wait(scrollLeft)
        element.style.scrollSnapType = ''
        setRest(firstIn(element))
      }, SETTLE_CHECK_MS)
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    element.addEventListener('scroll', read, { passive: true })
    element.addEventListener(SCROLL_END, wait, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', read)
      element.removeEventListener(SCROLL_END, wait)
      clearTimeout(timer)
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

  return {
    first,
    row,
    move(direction) {
      const edge = edgeAt(groupAt(first, row), direction, { count: groupCount(row), loop: false })
      const element = scroller.current
      if (edge) emit<GalleryEvents>(host, edge, { index: first })
      if (edge || !element) return
      const distance = firstBeside(first, direction, row) * strideOf(element)
      const isRightToLeft = getComputedStyle(element).direction === 'rtl'
      // WebKit snaps to the nearest slide if layout happens during the scroll.
      element.style.scrollSnapType = 'none'
      element.scrollTo({
        left: isRightToLeft ? -distance : distance,
        behavior: isStill ? 'instant' : 'smooth',
      })
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
