import { followLink } from '../core/take-clicks'
import type { LightboxRequest } from './lightbox.request'
import { openLightbox } from './open-lightbox'

/** Opens the lightbox instead of following a link; where there is none, the link leads where it always did. */
export async function openFromLink(link: HTMLElement, request: LightboxRequest): Promise<void> {
  if (!(await openLightbox(request))) followLink(link)
}
