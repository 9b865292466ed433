import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { positionLabel } from '../../src/locale/core/position.messages'
import { useLanguage } from '../kit/element/host'
import { useLazy } from '../kit/element/use-lazy'
import { useReducedMotion } from '../kit/ui/base/use-media'
import { IconButton } from '../kit/ui/icon-button'
import { ITEM_LIST_MESSAGES as MESSAGES } from './item-list.messages'
import { useRow } from './item-list.row'
import type { ItemListData } from './item-list.schema'
import { type Direction, isScrollable, targetOf } from './item-list.state'

const DRAWINGS = { previous: 'M15 5 8 12l7 7', next: 'm9 5 7 7-7 7' } as const
const DIRECTIONS = ['previous', 'next'] as const

interface CarouselProps {
  readonly data: ItemListData
  readonly design: 'carousel' | 'banner-slideshow'
  readonly columns: number
  /** The list in `children`, once it is rendered. */
  readonly list: HTMLElement | null
  readonly children: ReactNode
}

/** A row of items that scrolls by arrows, fingers and keyboard, around a list. */
export function Carousel({ data, design, columns, list, children }: CarouselProps): ReactElement {
  const isSlideshow = design === 'banner-slideshow'
  const { loop } = data
  const language = useLanguage()

  useServerList(list, data, isSlideshow ? 1 : columns)
  const { row, move, moveTo } = useRow(list, { loop, isSlideshow })
  const isEnd = (direction: Direction): boolean => targetOf(row, direction, loop) === undefined
  const arrows = useServerArrows(data, move, isEnd)
  const advance = useCallback(() => (row.isAtEnd ? moveTo(0) : move('next')), [row.isAtEnd, move, moveTo])
  const isAutomatic = !useReducedMotion() && data.autoplay > 0
  const autoplay = useLazy(() => import('./item-list.autoplay'), isAutomatic)
  const [isPlaying, setPlaying] = useState(false)

  const press = (event: KeyboardEvent): void => {
    const { key, target, altKey, ctrlKey, metaKey } = event
    const isOwn = target === list || (target as Element).closest('.item-list__controls')
    if (!list || !isOwn || altKey || ctrlKey || metaKey) return
    const forward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (key === 'Home') moveTo(0)
    else if (key === 'End') moveTo(row.count - 1)
    else if (key === 'ArrowLeft' || key === 'ArrowRight') move(key === forward ? 'next' : 'previous')
    else return
    event.preventDefault()
  }

  return (
    <section
      className="item-list"
      data-design={design}
      style={{ '--item-list-columns': columns } as CSSProperties}
      aria-roledescription={MESSAGES.carousel}
      aria-label={data.label || MESSAGES.label}
      onKeyDown={press}
    >
      {isScrollable(row) && (
        <div className="item-list__controls">
          {isAutomatic && autoplay && (
            <autoplay.Autoplay
              seconds={data.autoplay}
              at={row.first}
              onAdvance={advance}
              onPlay={setPlaying}
            />
          )}
          {isSlideshow && (
            <span className="item-list__position" aria-live={isPlaying ? 'off' : 'polite'}>
              {positionLabel(row.first, row.count, language)}
            </span>
          )}
          {data.controls &&
            !arrows &&
            DIRECTIONS.map(direction => (
              <IconButton
                key={direction}
                className={`item-list__${direction}`}
                drawing={DRAWINGS[direction]}
                aria-label={MESSAGES[direction]}
                aria-disabled={isEnd(direction)}
                onClick={() => move(direction)}
              />
            ))}
        </div>
      )}
      {children}
    </section>
  )
}

/** Makes a list a row that scrolls and can be focused, until the block leaves. */
function useServerList(
  list: HTMLElement | null,
  { label, legacyGap: gap }: ItemListData,
  columns: number,
): void {
  const placing = useLazy(() => import('./item-list.placing'), gap !== undefined)
  useLayoutEffect(() => {
    if (!list || gap === undefined) return
    const share = `(100% - ${columns - 1} * ${gap}) / ${columns}`
    return placing?.placeLegacyRow(list, columns === 1 ? '100%' : `max(min(100%, 20rem), ${share})`, gap)
  }, [list, placing, gap, columns])

  useLayoutEffect(() => {
    if (!list) return
    const items = [...list.children].map(item => keepAttributes(item, ['inert']))
    const restores = [keepAttributes(list, ['class', 'style', 'tabindex', 'aria-label']), ...items]
    list.classList.add('item-list__row')
    list.tabIndex = 0
    list.ariaLabel = label || MESSAGES.label
    return () => {
      for (const restore of restores.reverse()) restore()
    }
  }, [list, label])
}

/** The class that hides an arrow of an exported list. */
const HIDDEN = /(^|\s)\S+arrow-button--hidden/g

/** Lets the page's own arrows move the list. Returns whether there are any. */
function useServerArrows(
  { previousArrows, nextArrows }: ItemListData,
  move: (direction: Direction) => void,
  isEnd: (direction: Direction) => boolean,
): boolean {
  const latest = useRef(move)
  useLayoutEffect(() => {
    latest.current = move
  })
  useEffect(() => {
    const leaving = new AbortController()
    const listen = (arrows: readonly HTMLElement[], direction: Direction): (() => void)[] =>
      arrows.map(arrow => {
        const restore = keepAttributes(arrow, ['class', 'tabindex', 'aria-disabled', 'aria-label'])
        arrow.className = arrow.className.replace(HIDDEN, '')
        arrow.removeAttribute('tabindex')
        arrow.ariaLabel ||= MESSAGES[direction]
        arrow.addEventListener('click', () => latest.current(direction), leaving)
        return restore
      })
    const restores = [...listen(previousArrows, 'previous'), ...listen(nextArrows, 'next')]
    return () => {
      leaving.abort()
      for (const restore of restores) restore()
    }
  }, [previousArrows, nextArrows])

  useEffect(() => {
    for (const arrow of previousArrows) arrow.ariaDisabled = `${isEnd('previous')}`
    for (const arrow of nextArrows) arrow.ariaDisabled = `${isEnd('next')}`
  })
  return previousArrows.length + nextArrows.length > 0
}
