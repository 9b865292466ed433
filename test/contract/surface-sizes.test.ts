import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The sheets of surfaces, which stand in shadow roots at the end of the page, and of what is shown inside. */
const SHEETS = globSync(
  'blocks/{cookie-banner,dialog,lightbox,popup-overlay,website-overlays,kit/ui/modal,kit/tokens}/**/*.css',
).filter(file => !/static\.css$|\/themes\//.test(file))

it('sizes no part of a surface by the font of the page’s root', () => {
  expect(SHEETS.length).toBeGreaterThan(15)
  // Media queries never measure by the root's own font.
  const byRoot = SHEETS.filter(file => /^(?!.*@media).*\d\s*rem\b/m.test(readFileSync(file, 'utf8')))
  expect(byRoot).toEqual([])
})
