import type { LightboxSettings, LightboxTheme } from '../../src/media/lightbox/lightbox.request'

/** The default settings of a lightbox. Times in seconds, padding in px. */
export const DEFAULTS: LightboxSettings & { readonly theme: LightboxTheme } = {
  speed: 0.6,
  transitionSpeed: 0.6,
  padding: 100,
  theme: 'dark',
  overlayOpacity: 0.95,
  overlayFade: 0.3,
  keyboard: true,
  captions: true,
  filmstrip: false,
}

/** Time after a step in which further steps are ignored, in ms [LBX-07]. */
const STEP_THROTTLE_MS = 200

/** Time for which a step button keeps its hover class, in ms [LBX-19]. */
export const NAV_HOVER_MS = 500

export type Direction = 'previous' | 'next'

/** The state of a lightbox: open; hidden while it fades out; then destroyed. */
export interface LightboxState {
  readonly phase: 'open' | 'hidden' | 'destroyed'
  readonly index: number
  /** Time of the last step in ms; -Infinity before the first. */
  readonly steppedAt: number
}

/** The set of slides to step through. */
export interface Track {
  readonly count: number
  /** Wraps around; on desktop only. */
  readonly loop: boolean
}

const STEP: Readonly<Record<Direction, number>> = { previous: -1, next: 1 }

/** Opens a lightbox at a slide; an index out of range is clamped. */
export function open(index: number, count: number): LightboxState {
  const nearest = Math.max(0, Math.min(Math.trunc(index) || 0, count - 1))
  return { phase: 'open', index: nearest, steppedAt: Number.NEGATIVE_INFINITY }
}

/** Steps to the adjacent slide, except at an end or too soon after the last step. */
export function step(state: LightboxState, direction: Direction, track: Track, now: number): LightboxState {
  const index = beside(state.index, direction, track)
  const isEarly = now - state.steppedAt < STEP_THROTTLE_MS
  return state.phase !== 'open' || isEarly || index === state.index
    ? state
    : { ...state, index, steppedAt: now }
}

/** Shows a slide, wherever it is in the set. */
export function goTo(state: LightboxState, index: number, now: number): LightboxState {
  return state.phase === 'open' && index !== state.index ? { ...state, index, steppedAt: now } : state
}

/** Starts fading out. */
export function hide(state: LightboxState): LightboxState {
  return state.phase === 'open' ? { ...state, phase: 'hidden' } : state
}

/** Destroys a hidden lightbox. */
export function destroy(state: LightboxState): LightboxState {
  return state.phase === 'hidden' ? { ...state, phase: 'destroyed' } : state
}

/** Returns the adjacent index; the same one at an end of a track that does not loop. */
export function beside(index: number, direction: Direction, { count, loop }: Track): number {
  const next = index + STEP[direction]
  return loop ? (next + count) % count : Math.max(0, Math.min(next, count - 1))
}

/** Returns a slide's signed distance from the current one, the short way round: -1 is the previous one. */
export function distance(index: number, shown: number, { count, loop }: Track): number {
  const straight = index - shown
  if (!loop || Math.abs(straight) * 2 <= count) return straight
  return straight - Math.sign(straight) * count
}

const ARROWS: Readonly<Record<string, Direction>> = { ArrowLeft: 'previous', ArrowRight: 'next' }
const OPPOSITE = { previous: 'next', next: 'previous' } as const

/** The direction in which an arrow key moves through the slides; undefined for every other key. */
export function directionOfKey(key: string, isRightToLeft: boolean): Direction | undefined {
  const direction = ARROWS[key]
  return direction && isRightToLeft ? OPPOSITE[direction] : direction
}
