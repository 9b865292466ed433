import { dom } from '../../../src/data/core/dom'
import { whenIdle } from '../../../src/dom/timing/idle'
import { interceptClicks } from '../../../src/media/intercept-clicks'
import type {
  LightboxItem,
  LightboxRequest,
  LightboxTheme,
} from '../../../src/media/lightbox/lightbox.request'
import {
  namedItem,
  openFromLink,
  openNamed,
  prepareLightbox,
} from '../../../src/media/lightbox/open-lightbox'
import { imageOf, itemOfLink } from '../../../src/media/lightbox/readers/read-link'
import { onDestroy } from '../../core/features/feature'
import { LIGHTBOX_LINKS, LIGHTBOX_OPENERS } from '../../core/features/selectors'

/** Events that precede a click. */
const APPROACHES = ['pointerover', 'focusin', 'touchstart'] as const

/** Opens the images of links and buttons anywhere on the page in the lightbox, including those added later. */
export function start(): void {
  const undo = new AbortController()
  const { signal } = undo
  const stopIdle = whenIdle(() => prepareLightbox())
  for (const type of APPROACHES) {
    dom.addEventListener(type, event => openerOf(event) && prepareLightbox(), { signal, passive: true })
  }
  const stopClicks = interceptClicks(dom, LIGHTBOX_OPENERS, opener => {
    const request = requestOf(opener)
    if (request) openFromLink(opener, request)
  })
  onDestroy(() => {
    undo.abort()
    stopIdle()
    stopClicks()
  })
  openNamedLink()
}

function openerOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(LIGHTBOX_OPENERS) : null
}

/** The images of all links with the opener's value, or its own image. */
function requestOf(opener: HTMLElement): LightboxRequest | null {
  const name = opener.dataset.ashlarLightbox
  const set = name ? linksOf(name) : [opener]
  const items = set.map(itemOf).filter(item => item !== null)
  if (items.length !== set.length) return null
  const setting = (key: string): string | undefined => set.find(({ dataset }) => dataset[key])?.dataset[key]
  return {
    items,
    index: set.indexOf(opener),
    theme: (setting('lightboxTheme') === 'light' ? 'light' : 'dark') satisfies LightboxTheme,
    label: setting('lightboxLabel'),
    opener,
    thumbnailOf: index => set[index],
    historyHash: false,
    // Exported buttons follow the specification literally.
    settings: {
      keyboard: (setting('lightboxKeyboard') ?? `${opener.matches(LIGHTBOX_LINKS)}`) === 'true',
      filmstrip: setting('lightboxFilmstrip') === 'true',
    },
  }
}

function linksOf(name: string): HTMLElement[] {
  return [...dom.querySelectorAll<HTMLElement>(`[data-ashlar-lightbox="${CSS.escape(name)}"]`)]
}

function itemOf(opener: HTMLElement): LightboxItem | null {
  if (opener instanceof HTMLAnchorElement) return itemOfLink(opener)
  const image = opener.querySelector('img')
  const caption = opener.closest('figure')?.querySelector('figcaption')?.textContent.trim()
  const meta = { title: caption ?? '', description: '', id: '', url: '', link: '' }
  return image && { content: imageOf(image), meta }
}

/** Opens the link that the page's URL names. */
function openNamedLink(): void {
  for (const opener of dom.querySelectorAll<HTMLElement>(LIGHTBOX_LINKS)) {
    const item = itemOf(opener)
    const isNamed = item?.meta.id && namedItem(location, [item]) === 0
    const request = isNamed && requestOf(opener)
    if (request) return openNamed(request)
  }
}
