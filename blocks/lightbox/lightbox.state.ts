import type { LightboxSettings, LightboxTheme } from '../../src/media/lightbox/lightbox.request'

/** What a lightbox starts from [LBX-18]. Times in seconds, padding in px. */
export const DEFAULTS: LightboxSettings & { readonly theme: LightboxTheme } = {
  speed: 0.6,
  transitionSpeed: 0.6,
  padding: 100,
  theme: 'dark',
  overlayOpacity: 0.95,
  overlayFade: 0.3,
  keyboard: false,
  captions: true,
}

/** How long previous and next take no further step, in ms [LBX-07]. */
export const STEP_THROTTLE_MS = 200

/** How long a button for previous or next keeps its hover class, in ms [LBX-19]. */
export const NAV_HOVER_MS = 500

export type Direction = 'previous' | 'next'

/** A lightbox is open, then hidden, while it fades out, then destroyed [LBX-08]. */
export interface LightboxState {
  readonly phase: 'open' | 'hidden' | 'destroyed'
  readonly index: number
  /** When it was moved last, in ms; before the first time, never. */
  readonly steppedAt: number
}

/** What there is to move along. */
export interface Track {
  readonly count: number
  /** Goes on at the other end: on desktop only [LBX-14]. */
  readonly loop: boolean
}

const STEP: Readonly<Record<Direction, number>> = { previous: -1, next: 1 }

/** A lightbox that opens with a slide; with the nearest one where there is none of that index. */
export function open(index: number, count: number): LightboxState {
  const nearest = Math.max(0, Math.min(Math.trunc(index) || 0, count - 1))
  return { phase: 'open', index: nearest, steppedAt: Number.NEGATIVE_INFINITY }
}

/** Moves to the slide beside, unless it is the end, or too early after the last step. */
export function step(state: LightboxState, direction: Direction, track: Track, now: number): LightboxState {
  const index = beside(state.index, direction, track)
  const isEarly = now - state.steppedAt < STEP_THROTTLE_MS
  return state.phase !== 'open' || isEarly || index === state.index
    ? state
    : { ...state, index, steppedAt: now }
}

/** Begins to fade out. */
export function hide(state: LightboxState): LightboxState {
  return state.phase === 'open' ? { ...state, phase: 'hidden' } : state
}

/** Ends, after it has been hidden. */
export function destroy(state: LightboxState): LightboxState {
  return state.phase === 'hidden' ? { ...state, phase: 'destroyed' } : state
}

/** The index of the slide beside; the same one at an end of a track that does not loop. */
export function beside(index: number, direction: Direction, { count, loop }: Track): number {
  const next = index + STEP[direction]
  return loop ? (next + count) % count : Math.max(0, Math.min(next, count - 1))
}

/** How far a slide is from the one that is shown, the short way round: -1 is the one before. */
export function distance(index: number, shown: number, { count, loop }: Track): number {
  const straight = index - shown
  if (!loop || Math.abs(straight) * 2 <= count) return straight
  return straight - Math.sign(straight) * count
}
