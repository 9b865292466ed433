import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHost } from '../kit/element/host'
import type { MarqueeData } from './marquee.schema'
import { copies, durationMs, movesForward, progressAt, RESIZE_TIMEOUT_MS, runs } from './marquee.state'
import type { Wave } from './marquee.wave'

/** Refs to the elements of a line: the clip, the moving box, the items and their copies. */
export interface LineRefs {
  readonly strip: RefObject<HTMLDivElement | null>
  readonly line: RefObject<HTMLDivElement | null>
  readonly copies: RefObject<HTMLDivElement | null>
}

interface Round {
  readonly animation: Animation
  readonly isForward: boolean
  readonly itemsWidth: number
}

/** Moves the line while nothing pauses it. */
export function useLineAnimation(
  refs: LineRefs,
  data: MarqueeData,
  wave: Wave | undefined,
  isPaused: boolean,
): void {
  const isVisible = useVisible()
  const { isHovered, hasFocus } = useVisitor(data)
  const round = useRound(refs, data, wave)
  const isRunning = runs({ ...data, isVisible, isPaused, isHovered, hasFocus: hasFocus !== null })

  useEffect(() => {
    if (isRunning) round?.animation.play()
    else round?.animation.pause()
  }, [round, isRunning])

  useEffect(() => {
    if (!round || !hasFocus) return
    const offset = offsetOf(hasFocus, refs.line.current)
    const { animation, itemsWidth, isForward } = round
    setProgress(animation, progressAt(offset, itemsWidth, isForward))
  }, [round, hasFocus, refs])
}

/** Lays the line out, and again after lasting changes of its width or its items. */
function useRound(refs: LineRefs, data: MarqueeData, wave: Wave | undefined): Round | undefined {
  const [round, setRound] = useState<Round>()
  const progress = useRef(0)
  const { items, speed, direction } = data

  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are another line
  useLayoutEffect(() => {
    const [strip, line, box] = [refs.strip.current, refs.line.current, refs.copies.current]
    const own = line?.firstElementChild
    if (!strip || !line || !box || !(own instanceof HTMLElement)) return
    let animation: Animation | undefined

    const layOut = (): void => {
      storeProgress()
      wave?.lay(own)
      const itemsWidth = own.offsetWidth
      const times = copies(strip.clientWidth, itemsWidth)
      fillWithCopies(box, own, times - 1)
      const isRtl = getComputedStyle(line).direction === 'rtl'
      const isForward = movesForward(direction, isRtl)
      animation = createAnimation(line, { itemsWidth, times, speed, isForward, isRtl })
      setProgress(animation, progress.current)
      setRound({ animation, isForward, itemsWidth })
    }
    const storeProgress = (): void => {
      progress.current = animation?.effect?.getComputedTiming().progress ?? progress.current
      animation?.cancel()
    }
    layOut()
    const stop = watchWidths([strip, own], layOut)
    return () => {
      stop()
      storeProgress()
      box.replaceChildren()
      wave?.flatten(own)
      setRound(undefined)
    }
  }, [refs, items, speed, direction, wave])
  return round
}

/** Calls `changed` after a width has changed and all have been stable for a while. */
function watchWidths(elements: readonly HTMLElement[], changed: () => void): () => void {
  const widths = (): string => elements.map(({ offsetWidth }) => offsetWidth).join()
  let last = widths()
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new ResizeObserver(() => {
    clearTimeout(timer)
    if (widths() === last) return
    timer = setTimeout(() => {
      last = widths()
      changed()
    }, RESIZE_TIMEOUT_MS)
  })
  for (const element of elements) observer.observe(element)
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

function setProgress(animation: Animation, progress: number): void {
  animation.currentTime = progress * Number(animation.effect?.getComputedTiming().duration)
}

function useVisible(): boolean {
  const host = useHost()
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(entries => setVisible(entries.at(-1)?.isIntersecting === true))
    observer.observe(host)
    return () => observer.disconnect()
  }, [host])
  return isVisible
}

/** Whether the visitor hovers the line, and the focused element inside. */
function useVisitor({ pauseOnHover }: MarqueeData): { isHovered: boolean; hasFocus: Element | null } {
  const host = useHost()
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState<Element | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const point = ({ pointerType, type }: PointerEvent): void => {
      // Touch has no hover.
      if (pointerType !== 'touch') setHovered(type === 'pointerenter')
    }
    const focus = ({ target }: FocusEvent): void => {
      const isKeyboard = target instanceof Element && target.matches(':focus-visible')
      setFocus(isKeyboard && target.closest('.marquee__line') ? target : null)
    }
    if (pauseOnHover) {
      host.addEventListener('pointerenter', point, { signal })
      host.addEventListener('pointerleave', point, { signal })
    }
    host.addEventListener('focusin', focus, { signal })
    host.addEventListener('focusout', () => setFocus(null), { signal })
    return () => leaving.abort()
  }, [host, pauseOnHover])
  return { isHovered, hasFocus }
}

/** The distance of an element from the start of its line, in px. */
function offsetOf(element: Element, line: Element | null): number {
  const [own, whole] = [element.getBoundingClientRect(), line?.getBoundingClientRect() ?? new DOMRect()]
  const isRtl = getComputedStyle(element).direction === 'rtl'
  return isRtl ? whole.right - own.right : own.left - whole.left
}

const FOCUSABLE = 'a, button, input, select, textarea, summary, iframe, audio, video, [tabindex]'

/** Fills `box` with visual copies of the items: clickable, but hidden from keyboard and screen readers. */
function fillWithCopies(box: HTMLElement, items: HTMLElement, count: number): void {
  box.replaceChildren()
  for (let made = 0; made < count; made++) {
    const copy = items.cloneNode(true) as HTMLElement
    for (const element of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
      element.removeAttribute('id')
      if (element.matches(FOCUSABLE)) element.tabIndex = -1
    }
    box.append(copy)
  }
}

interface Course {
  readonly itemsWidth: number
  /** How often the items appear in the line, including copies. */
  readonly times: number
  readonly speed: number
  readonly isForward: boolean
  readonly isRtl: boolean
}

/**
 * Creates a paused animation that moves the line by the width of its items, endlessly and on the compositor alone.
 */
function createAnimation(line: HTMLElement, course: Course): Animation {
  const { itemsWidth, times, speed, isForward, isRtl } = course
  const start = { transform: 'translateX(0)' }
  // Relative to the line's width, so that a late image leaves no gap.
  const end = { transform: `translateX(${(isRtl ? 100 : -100) / times}%)` }
  const animation = line.animate(isForward ? [start, end] : [end, start], {
    duration: durationMs(itemsWidth, speed),
    iterations: Number.POSITIVE_INFINITY,
  })
  animation.pause()
  return animation
}
