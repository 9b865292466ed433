import { keepAttributes } from '../../../../src/dom/core/keep-attributes'
import { scroll } from '../../../../src/dom/scroll-back'

/** Classes of the body name the header's behaviour in the template's script. */
const STAYS = '.tweak-fixed-header'
const SCROLLS_BACK = '.tweak-fixed-header-style-scroll-back'

const HIDDEN = 'data-ashlar-scrolled-away'

const CSS = `@layer ashlar {
  @media screen and (prefers-reduced-motion: no-preference) {
    .header:where([data-ashlar-stays]) { transition: translate 0.25s; }
  }
  .header[${HIDDEN}] { translate: 0 -100%; }
}`

/**
 * Keeps a header in view, or brings it back when the visitor scrolls up, if the page's settings say so; and moves the
 * first section below a header that would cover its content. Returns how to stop.
 */
export function placeHeader(page: Document): () => void {
  const header = page.querySelector<HTMLElement>('header.header, header.Header')
  if (!header) return () => {}
  const undo = new AbortController()
  const restores = [keepAttributes(header, ['style', 'data-ashlar-stays', HIDDEN])]
  clearFirstSection(page, header, undo.signal, restores)
  if (page.body.matches(STAYS)) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(CSS)
    page.adoptedStyleSheets.push(sheet)
    restores.push(() => {
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter(other => other !== sheet)
    })
    header.dataset['ashlarStays'] = ''
    stay(header)
    if (page.body.matches(SCROLLS_BACK)) hideWhileScrollingDown(header, undo.signal)
  }
  return () => {
    undo.abort()
    for (const restore of restores) restore()
  }
}

/** A header above the first section stays there; one in the flow of the page sticks. */
function stay(header: HTMLElement): void {
  const { position } = getComputedStyle(header)
  if (position === 'fixed' || position === 'sticky') return
  header.style.position = position === 'absolute' ? 'fixed' : 'sticky'
  header.style.insetBlockStart = '0'
}

function hideWhileScrollingDown(header: HTMLElement, signal: AbortSignal): void {
  let state = { top: scrollY, isAway: false }
  const follow = (): void => {
    state = scroll(state, scrollY, header.offsetHeight)
    const isInUse = header.querySelector(':focus-visible, [aria-expanded=true]')
    header.toggleAttribute(HIDDEN, state.isAway && !isInUse)
  }
  addEventListener('scroll', follow, { passive: true, signal })
  header.addEventListener('focusin', () => header.removeAttribute(HIDDEN), { signal })
}

/** Moves the first section down by the height of a header that covers its content. */
function clearFirstSection(
  page: Document,
  header: HTMLElement,
  signal: AbortSignal,
  restores: (() => void)[],
): void {
  const section = page.querySelector<HTMLElement>('.page-section:not(header *, footer *)')
  const content = section?.querySelector('.content')
  const isAbove = ['absolute', 'fixed'].includes(getComputedStyle(header).position)
  // Pages that a browser has saved have the distance.
  if (!section || !content || !isAbove || section.style.paddingTop) return
  const isCovered = content.getBoundingClientRect().top < header.getBoundingClientRect().bottom
  if (!isCovered || scrollY > 0) return
  restores.push(keepAttributes(section, ['style']))
  const sizes = new ResizeObserver(() => {
    section.style.paddingBlockStart = `${header.offsetHeight}px`
  })
  sizes.observe(header)
  signal.addEventListener('abort', () => sizes.disconnect())
}
