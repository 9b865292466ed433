import { type Edit, settingOf } from '../html/edits'
import { attributeOf, isInside, type Page, placeOf } from '../html/page'

const MARK = 'data-ashlar-header-room'

/** Overrides the padding of the site's style sheet. */
const STYLE = `@layer ashlar{:root[style*="--ashlar-header-room"] section[${MARK}]{padding-block-start:var(--ashlar-header-room)!important}}`

/** Observers run before the paint that follows, so that nothing moves. */
const SCRIPT =
  '{const h=document.querySelector("#header");/absolute|fixed/.test(getComputedStyle(h).position)&&new ResizeObserver(()=>document.documentElement.style.setProperty("--ashlar-header-room",h.offsetHeight+"px")).observe(h)}'

/**
 * Keeps the first section clear of a header above it from the first paint. Only a browser knows the header's height; where
 * a policy forbids inline scripts, the runtime makes room later.
 */
export function headerRoomEdits(page: Page): Edit[] {
  const [header] = page.select('header#header')
  const [section] = page
    .select('section.page-section')
    .filter(each => !isInside(each, ({ name }) => name === 'header' || name === 'footer'))
  const end = header && placeOf(header)?.endTag?.endOffset
  if (!section || end === undefined || attributeOf(section, MARK) !== undefined) return []
  // Pages that a browser has saved have the room.
  if (/padding-(top|block)/.test(attributeOf(section, 'style') ?? '')) return []
  const added = `<style ${MARK}>${STYLE}</style><script ${MARK}>${SCRIPT}</script>`
  return [{ start: end, end, text: added }, ...settingOf(page, section, { [MARK]: '' })]
}
