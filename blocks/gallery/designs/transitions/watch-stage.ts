import { GALLERY_RESIZE_TIMEOUT_MS, watchResize } from '../../../../src/dom/core/resize'

/** When a gallery is laid out again (B3 L94). */
export interface RefreshOptions {
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
