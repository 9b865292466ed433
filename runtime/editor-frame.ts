import { isAshlar } from './api'

/**
 * The bundles of the editor that shows this page in a frame, if one does (B4 L258): it marks the frame
 * with `data-ashlar-editor`. Such a page borrows the modules of its top window, so that both run the
 * same ones.
 */
export function editorRollups({ frameElement, parent }: Window): unknown {
  // A frame of another origin has no frame element to look at.
  const { ashlar } = (frameElement?.matches('[data-ashlar-editor]') ? parent : {}) as { ashlar?: unknown }
  return isAshlar(ashlar) ? ashlar.$site.get().rollups : undefined
}
