import type { GalleryData } from '../gallery.schema'
import type { Slide } from '../gallery.slide.schema'

/** The caption of a slide. */
export type Caption = Pick<Slide, 'title' | 'description'>

type CaptionSwitches = Pick<GalleryData, 'showMeta' | 'showMetaOnlyTitle' | 'showMetaOnlyDescription'>

/** The caption of a slide under the gallery's settings; null if empty. */
export function captionOf(slide: Caption, switches: CaptionSwitches): Caption | null {
  const { showMeta, showMetaOnlyTitle, showMetaOnlyDescription } = switches
  const showsBoth = showMetaOnlyTitle === showMetaOnlyDescription
  const title = showsBoth || showMetaOnlyTitle ? slide.title : ''
  const description = showsBoth || showMetaOnlyDescription ? slide.description : ''
  return showMeta && (title || description.length > 0) ? { title, description } : null
}
