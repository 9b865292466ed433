import { parseQuery } from '../../../src/data/core/query'
import type { GalleryData } from '../gallery.schema'

/** How long autoplay shows a slide, in ms (B9 L347). */
const AUTOPLAY_TIMEOUT_MS = 5000

/** The same, in a legacy gallery. */
const LEGACY_AUTOPLAY_TIMEOUT_MS = 1000

/** How long autoplay shows a slide, in ms: the block's own seconds win over the options of the gallery (B9 L347). */
export function autoplayTimeout(
  data: Pick<GalleryData, 'autoplayDuration' | 'autoplayOptions' | 'legacy'>,
): number {
  const usual = data.legacy ? LEGACY_AUTOPLAY_TIMEOUT_MS : AUTOPLAY_TIMEOUT_MS
  const { interval, timeout = usual } = data.autoplayOptions
  if (data.autoplayDuration !== undefined) return data.autoplayDuration * 1000
  return interval > 0 ? interval : timeout
}

/** Whether the address asks a page to keep still (B2 L69). */
export function isStillPage(search: string): boolean {
  return parseQuery(search).get('nomotion') === 'true'
}

/** Any slide but the one that is shown, each with the same chance. There are at least two. */
export function otherSlide(shown: number, count: number, random: () => number): number {
  return (shown + 1 + Math.floor(random() * (count - 1))) % count
}

/** What decides whether a gallery changes by itself. */
export interface Rotation {
  /** What the button says: the visitor lets it go on. */
  readonly isWanted: boolean
  readonly isUnderPointer: boolean
  readonly isVideoPlaying: boolean
}

/** What happens to a gallery that changes by itself. */
export type RotationEvent =
  | 'button-pressed'
  | 'focus-entered'
  | 'pointer-entered'
  | 'pointer-left'
  | 'video-played'
  | 'videos-rest'

/** A gallery that has just started to change by itself. */
export const STARTED: Rotation = { isWanted: true, isUnderPointer: false, isVideoPlaying: false }

const CONSEQUENCES: Readonly<Record<RotationEvent, (rotation: Rotation) => Partial<Rotation>>> = {
  'button-pressed': ({ isWanted }) => ({ isWanted: !isWanted }),
  // It does not start again by itself: whoever reads with the keyboard decides when.
  'focus-entered': () => ({ isWanted: false }),
  'pointer-entered': () => ({ isUnderPointer: true }),
  'pointer-left': () => ({ isUnderPointer: false }),
  'video-played': () => ({ isVideoPlaying: true }),
  'videos-rest': () => ({ isVideoPlaying: false }),
}

/** The rotation after an event (B4 L197). */
export function after(rotation: Rotation, event: RotationEvent): Rotation {
  return { ...rotation, ...CONSEQUENCES[event](rotation) }
}

/** Whether slides change by themselves now. */
export function isRotating({ isWanted, isUnderPointer, isVideoPlaying }: Rotation): boolean {
  return isWanted && !isUnderPointer && !isVideoPlaying
}

/** What players and video blocks say of themselves, and whether a video then plays. */
const PLAYING: ReadonlyMap<unknown, boolean> = new Map([
  ['play', true],
  ['playing', true],
  ['shown', true],
  ['pause', false],
  ['paused', false],
  ['ended', false],
  ['overlay', false],
])

/** Whether a video plays that says so; undefined where it says something else. */
export function isPlaying(state: unknown): boolean | undefined {
  return PLAYING.get(state)
}
