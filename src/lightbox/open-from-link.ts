import type { LightboxRequest } from './lightbox.request'
import { openLightbox } from './open-lightbox'

/**
 * Opens the lightbox instead of following a link to a picture, unless the visitor asks for a new tab or
 * window. Where there is no lightbox, the link leads where it always did.
 */
export function openFromLink(event: MouseEvent, link: HTMLElement, request: LightboxRequest): void {
  const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
  event.preventDefault()
  openLightbox(request).then(isOpen => {
    if (!isOpen && link instanceof HTMLAnchorElement) follow(link)
  })
}

function follow({ href, target }: HTMLAnchorElement): void {
  // Not by a click of ours, which would come here again.
  window.open(href, target || '_self', target === '_blank' ? 'noopener' : '')
}
