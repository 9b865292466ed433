import { EDITOR_FRAME } from '../../src/site/core/edit-mode'
import type { Ashlar } from './api'

/**
 * The bundles of the editor that shows this page in a frame, if one does (B4 L258): it marks the frame
 * with `data-ashlar-editor`. Such a page borrows the modules of its top window, so that both run the
 * same ones.
 */
export function editorRollups({ frameElement, parent }: Window): unknown {
  // A frame of another origin has no frame element to look at.
  if (!frameElement?.matches(EDITOR_FRAME)) return
  // An element that bears the name has no store.
  const { ashlar } = parent as { ashlar?: Partial<Ashlar> }
  return ashlar?.$site?.get?.().rollups
}
