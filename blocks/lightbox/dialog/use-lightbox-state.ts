import { useEffect, useRef, useState } from 'react'
import type { LightboxRequest } from '../../../src/media/lightbox/lightbox.request'
import { useReducedMotion } from '../../kit/ui/base/use-media'
import {
  type Direction,
  destroy,
  goTo,
  hide,
  type LightboxState,
  open,
  step,
  type Track,
} from '../lightbox.state'
import { enterHistory, type HistoryEntry } from './history'

/** The state of an open lightbox, and the functions that change it. */
interface LightboxMotion extends LightboxState {
  readonly move: (direction: Direction) => void
  readonly goTo: (index: number) => void
  readonly close: () => void
}

/**
 * Runs a lightbox from opening to destruction, in sync with the browser's history.
 * @param isRehearsal destroys it from the start.
 * @param speed the duration of the fade-out, in seconds.
 * @param isSettled whether its first frame has been painted.
 */
export function useLightboxState(
  request: LightboxRequest,
  isRehearsal: boolean,
  speed: number,
  track: Track,
  isSettled: boolean,
  onDestroy: () => void,
): LightboxMotion {
  const { items, historyHash, isNamed = false } = request
  const [state, setState] = useState(() => {
    const opened = open(request.index, items.length)
    return isRehearsal ? destroy(hide(opened)) : opened
  })
  const { phase, index } = state
  const isStill = useReducedMotion()
  const entry = useRef<HistoryEntry>(null)
  const close = (): void => setState(hide)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry while it is open
  useEffect(() => {
    if (phase !== 'open' || !isSettled) return undefined
    entry.current = enterHistory(isNamed, close)
    return () => entry.current?.leave()
  }, [phase, isSettled])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the slide changes, or can be named
  useEffect(() => {
    const item = items[index]
    if (item && historyHash) entry.current?.name(item, index)
  }, [index, isSettled])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the slide changes
  useEffect(() => {
    if (state.steppedAt > 0) request.onChange?.(index)
  }, [index])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per phase
  useEffect(() => {
    if (phase === 'destroyed') onDestroy()
    if (phase !== 'hidden') return undefined
    const timer = setTimeout(() => setState(destroy), isStill ? 0 : speed * 1000)
    return () => clearTimeout(timer)
  }, [phase])

  return {
    ...state,
    close,
    goTo(index) {
      const now = performance.now()
      setState(state => goTo(state, index, now))
    },
    move(direction) {
      const now = performance.now()
      setState(state => step(state, direction, track, now))
    },
  }
}
