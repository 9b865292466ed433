import { parseQuery } from '../../../src/data/core/query'
import type { GalleryData } from '../gallery.schema'

/** Default interval of autoplay [GAL-05]. */
const AUTOPLAY_TIMEOUT_MS = 5000

/** Default interval in a legacy gallery [GAL-30]. */
const LEGACY_AUTOPLAY_TIMEOUT_MS = 1000

/** The interval of autoplay in ms; `autoplayDuration` takes precedence over the options. */
export function autoplayTimeout(
  data: Pick<GalleryData, 'autoplayDuration' | 'autoplayOptions' | 'legacy'>,
): number {
  const usual = data.legacy ? LEGACY_AUTOPLAY_TIMEOUT_MS : AUTOPLAY_TIMEOUT_MS
  const { interval, timeout = usual } = data.autoplayOptions
  if (data.autoplayDuration !== undefined) return data.autoplayDuration * 1000
  return interval > 0 ? interval : timeout
}

/** Whether the URL disables autoplay. */
export function isStillPage(search: string): boolean {
  return parseQuery(search).get('nomotion') === 'true'
}

/** A random slide other than the current one. There are at least two. */
export function otherSlide(shown: number, count: number, random: () => number): number {
  return (shown + 1 + Math.floor(random() * (count - 1))) % count
}

/** The state of autoplay. */
interface Rotation {
  /** The button's state. */
  readonly isWanted: boolean
  readonly isUnderPointer: boolean
  readonly isVideoPlaying: boolean
}

/** Events that affect autoplay. */
export type RotationEvent =
  | 'button-pressed'
  | 'focus-entered'
  | 'pointer-entered'
  | 'pointer-left'
  | 'video-played'
  | 'videos-rest'

/** The initial state. */
export const STARTED: Rotation = { isWanted: true, isUnderPointer: false, isVideoPlaying: false }

const CONSEQUENCES: Readonly<Record<RotationEvent, (rotation: Rotation) => Partial<Rotation>>> = {
  'button-pressed': ({ isWanted }) => ({ isWanted: !isWanted }),
  // Does not resume: keyboard users restart it by the button.
  'focus-entered': () => ({ isWanted: false }),
  'pointer-entered': () => ({ isUnderPointer: true }),
  'pointer-left': () => ({ isUnderPointer: false }),
  'video-played': () => ({ isVideoPlaying: true }),
  'videos-rest': () => ({ isVideoPlaying: false }),
}

/** The state after an event. */
export function after(rotation: Rotation, event: RotationEvent): Rotation {
  return { ...rotation, ...CONSEQUENCES[event](rotation) }
}

/** Whether autoplay advances now. */
export function isRotating({ isWanted, isUnderPointer, isVideoPlaying }: Rotation): boolean {
  return isWanted && !isUnderPointer && !isVideoPlaying
}

/** Maps states of players and video blocks to whether a video plays. */
const PLAYING: ReadonlyMap<unknown, boolean> = new Map([
  ['play', true],
  ['playing', true],
  ['shown', true],
  ['pause', false],
  ['paused', false],
  ['ended', false],
  ['overlay', false],
])

/** Whether a state means that a video plays; `undefined` for other states. */
export function isPlaying(state: unknown): boolean | undefined {
  return PLAYING.get(state)
}
