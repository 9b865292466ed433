import { GALLERY_RESIZE_TIMEOUT_MS, watchResize } from '../../../../src/dom/timing/resize'
import type { GalleryData } from '../../gallery.schema'
import {
  type Boundaries,
  STRIP_ALIGNMENTS,
  type StripAlignment,
  snapPoints,
  stripAlignment,
  swipeBoundaries,
} from '../../rules/gallery.transition'
import { attributeOf } from '../slideshow/gallery.attributes'

/** The parsed `designOptions` of a gallery whose slides move. */
interface MovingOptions {
  /** Alignment of the current slide in a strip; by default `activeAlignment`. */
  readonly alignment: StripAlignment
  /** Behaviour of a drag beyond the ends; `inertial` by default. */
  readonly boundaries: Boundaries
  /** Where a dragged strip rests: at multiples of a share of its width, anywhere, or by default at its slides. */
  readonly snapPoints: number | 'none' | 'slides'
  /** Lays the slides out again after a resize, or an orientation change. */
  readonly refreshOnResize: boolean
  readonly refreshOnOrientationChange: boolean
  /** Why an option is invalid; its default applies. */
  readonly faults: readonly string[]
}

/** Parses the options of a gallery whose slides move. Each falls back to its default by itself. */
export function movingOptions(data: GalleryData): MovingOptions {
  const { designOptions = {}, activeAlignment } = data
  const { alignment, boundaries, snapPoints: snap } = designOptions
  const faults: string[] = []
  const readOr = <Value>(read: (value: unknown) => Value, value: unknown, fallback?: unknown): Value => {
    try {
      return read(value ?? fallback)
    } catch (cause) {
      faults.push((cause as Error).message)
      return read(fallback)
    }
  }
  return {
    alignment: readOr(stripAlignment, alignment, STRIP_ALIGNMENTS[activeAlignment]),
    boundaries: readOr(swipeBoundaries, boundaries),
    snapPoints: readOr(snapPoints, snap),
    faults,
    refreshOnResize: attributeOf(data, 'refreshOnResize') !== false,
    refreshOnOrientationChange: attributeOf(data, 'refreshOnOrientationChange') !== false,
  }
}

/** When to lay a gallery out again. */
interface RefreshOptions {
  readonly refreshOnResize: boolean
  readonly refreshOnOrientationChange: boolean
}

/** Calls `refresh` after a resize of the stage or an orientation change. Returns a function that stops it. */
export function watchStage(
  stage: Element,
  refresh: () => void,
  { refreshOnResize, refreshOnOrientationChange }: RefreshOptions,
): () => void {
  const axes = refreshOnResize ? (['x', 'y'] as const) : []
  const stops = axes.map(axis => watchResize(stage, refresh, { axis, timeoutMs: GALLERY_RESIZE_TIMEOUT_MS }))
  if (refreshOnOrientationChange) addEventListener('orientationchange', refresh)
  return () => {
    for (const stop of stops) stop()
    removeEventListener('orientationchange', refresh)
  }
}
