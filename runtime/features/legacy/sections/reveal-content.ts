import { keepAttributes } from '../../../../src/dom/core/keep-attributes'
import { SETTLED_STATES, withState } from './settled-states'

/** Classes of elements that the template's script shows by a second class, which is named after the first. */
const ENTRANCES: Readonly<Record<string, string>> = {
  preFade: 'fadeIn',
  preSlide: 'slideIn',
  preScale: 'scaleIn',
  preClip: 'clipIn',
  preFlex: 'flexIn',
}

/** The content of a page that its style sheet may hide until the template's script runs. */
const CONTENT = [
  '.page-section',
  '.page-section > .content-wrapper',
  '.content-wrapper > .content',
  '.section-background',
  '.section-background img',
  '.Index-page',
  '.Index-page-content',
  '.index-section',
  '.index-section-wrapper',
  '.sqs-layout',
  '.sqs-row',
  '.sqs-block',
  '.sqs-block-content',
  '.fe-block',
  '.image-card',
  '.blog-item',
  '[data-animation-role]',
].join()

/** Parts of headers and footers that always show. */
const FRAME = [
  'header.header',
  'header.Header',
  '#header',
  '#headerNav',
  '#logoWrapper',
  '#logoImage',
  '#siteTitleWrapper',
  '#footer',
  '#footer-sections',
].join()

/** Content that is hidden on purpose, or that a block shows. */
const HIDDEN = [
  'dialog',
  '[popover]',
  '[hidden]',
  '[inert]',
  '.hidden',
  'nav',
  'header',
  '.header-menu',
  '.Mobile-overlay',
  '[class*=popup]',
  '[class*=modal]',
  '[class*=lightbox]',
  '.sqs-gallery-container',
  '.gallery',
  '.user-items-list',
  '.summary-block-wrapper',
  '.accordion-item__dropdown',
].join()

/** The classes of a page's body name settings, such as those of its lightbox. */
const HIDDEN_PART = `:is(${HIDDEN}):not(html, body)`

/** Gives content the state that the template's script would. Returns how to stop. */
export function settleContent(page: Document): () => void {
  const restores: (() => void)[] = []
  for (const state of SETTLED_STATES) {
    for (const element of page.querySelectorAll(state.selector)) {
      restores.push(keepAttributes(element, [state.attribute]))
      element.setAttribute(state.attribute, withState(state, element.getAttribute(state.attribute)))
    }
  }
  return () => {
    for (const restore of restores.reverse()) restore()
  }
}

/**
 * Shows content that waits for the template's script: the elements that it would animate, and what the page's style
 * sheets keep transparent. Returns how to stop.
 */
export function revealContent(page: Document): () => void {
  const restores: (() => void)[] = []
  for (const [waiting, shown] of Object.entries(ENTRANCES)) {
    for (const element of page.querySelectorAll(`.${waiting}:not(.${shown})`)) {
      restores.push(keepAttributes(element, ['class']))
      element.classList.add(shown)
    }
  }
  const content = [...page.querySelectorAll<HTMLElement>(CONTENT)].filter(
    element => !element.closest(HIDDEN_PART),
  )
  const hidden = [...content, ...page.querySelectorAll<HTMLElement>(FRAME)].flatMap(element =>
    hidingProperties(element).map(property => ({ element, property })),
  )
  for (const { element, property } of hidden) {
    restores.push(keepAttributes(element, ['style']))
    element.style.setProperty(property, SHOWN[property], 'important')
  }
  return () => {
    for (const restore of restores.reverse()) restore()
  }
}

const SHOWN = { opacity: '1', visibility: 'visible' } as const

/** The properties by which the element's own styles hide it: none if an animation is about to show it. */
function hidingProperties(element: Element): (keyof typeof SHOWN)[] {
  const { opacity, visibility } = getComputedStyle(element)
  const isInvisible = visibility === 'hidden' && isVisible(element.parentElement)
  const hiding = [
    ...(opacity === '0' ? (['opacity'] as const) : []),
    ...(isInvisible ? (['visibility'] as const) : []),
  ]
  return hiding.length && element.getAnimations().length ? [] : hiding
}

const isVisible = (element: Element | null): boolean =>
  element !== null && getComputedStyle(element).visibility === 'visible'
