import { useState } from 'react'
import { isEditMode } from '../../../src/site/core/edit-mode'
import type { GalleryData } from '../gallery.schema'
import { slideInAddress } from '../rules/gallery.history'

/** The slide to start with: the one that the address names, where the gallery keeps its place there. */
export function useStart({ historyHash, slides, currentIndex }: GalleryData): number {
  // Asked once: from then on, the address follows the gallery.
  const [named] = useState(() => (historyHash && !isEditMode() ? slideInAddress(location, slides) : null))
  return named ?? currentIndex
}
