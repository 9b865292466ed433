import { isRecord, parseJson } from '../../../../src/data/core/json'

/** Sections whose data names an effect of their background. */
const EFFECTS = '.page-section[data-current-context*="backgroundMediaEffect"]'

/** How far a background moves while its section crosses the window, in percent of its height, each way. */
const SHIFT = 12

const PARALLAX = 'data-ashlar-parallax'

/** The browser moves the background with the scroll position, in its own thread. */
const CSS = `@layer ashlar {
  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      [${PARALLAX}] .section-background { overflow: clip; }
      [${PARALLAX}] .section-background-content img {
        scale: ${1 + (2 * SHIFT) / 100};
        animation: ashlar-parallax linear both;
        animation-timeline: view();
      }
      @keyframes ashlar-parallax {
        from { translate: 0 -${SHIFT}%; }
        to { translate: 0 ${SHIFT}%; }
      }
    }
  }
}`

/**
 * Moves the backgrounds of sections slower than the page, if their data asks for parallax and the visitor does not ask
 * for reduced motion. Other effects, which are drawn on a canvas, leave the picture as it is. Returns how to stop.
 */
export function start(page: Document): () => void {
  const sections = [...page.querySelectorAll<HTMLElement>(EFFECTS)].filter(hasParallax)
  if (sections.length === 0) return () => {}
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  page.adoptedStyleSheets.push(sheet)
  for (const section of sections) section.setAttribute(PARALLAX, '')
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter(other => other !== sheet)
    for (const section of sections) section.removeAttribute(PARALLAX)
  }
}

function hasParallax({ dataset }: HTMLElement): boolean {
  try {
    const context = parseJson(dataset['currentContext'] ?? '')
    const effect = isRecord(context) && context['backgroundMediaEffect']
    return isRecord(effect) && /parallax/i.test(`${effect['type'] ?? effect['name']}`)
  } catch {
    // Edited by hand, or no JSON: the picture stays.
    return false
  }
}
