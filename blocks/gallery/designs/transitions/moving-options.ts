import { GALLERY_RESIZE_TIMEOUT_MS, watchResize } from '../../../../src/dom/core/resize'
import type { GalleryData } from '../../gallery.schema'
import { attributeOf } from '../../rules/gallery.attributes'
import {
  type Boundaries,
  STRIP_ALIGNMENTS,
  type StripAlignment,
  snapPoints,
  stripAlignment,
  swipeBoundaries,
} from '../../rules/gallery.transition'

/** `designOptions` of a gallery whose slides move (B3 L94, B5 L269). */
export interface MovingOptions {
  /** What the slide in front of a strip lines up with; without it, `activeAlignment` decides. */
  readonly alignment: StripAlignment
  /** What holds a drag at the ends; inertial without it. */
  readonly boundaries: Boundaries
  /** Where a dragged strip rests: in steps of a share of its width, anywhere, or at its slides without it. */
  readonly snapPoints: number | 'none' | 'slides'
  /** Whether slides are laid out again when the gallery has another size, and when the screen is turned. */
  readonly refreshOnResize: boolean
  readonly refreshOnOrientationChange: boolean
}

/**
 * Reads the options of a gallery that moves.
 *
 * @throws Error that names what an option must not be.
 */
export function movingOptions(data: GalleryData): MovingOptions {
  const { designOptions = {}, activeAlignment } = data
  const { alignment, boundaries, snapPoints: snap } = designOptions
  return {
    alignment: stripAlignment(alignment ?? STRIP_ALIGNMENTS[activeAlignment]),
    boundaries: swipeBoundaries(boundaries ?? undefined),
    snapPoints: snapPoints(snap ?? undefined),
    refreshOnResize: attributeOf(data, 'refreshOnResize') !== false,
    refreshOnOrientationChange: attributeOf(data, 'refreshOnOrientationChange') !== false,
  }
}

/** When a gallery is laid out again (B3 L94). */
interface RefreshOptions {
  readonly refreshOnResize: boolean
  readonly refreshOnOrientationChange: boolean
}

/** Calls `refresh` when the stage has another size, or the screen was turned. Returns how to stop. */
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
