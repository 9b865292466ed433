import { globSync, readFileSync } from 'node:fs'
import { BLOCKS, openServed } from '../fixtures/served-page.ts'
import { expect, markReadyBlocks, test } from './site.ts'

/** Properties of the document that Ashlar's own code reads or calls. */
const READ = [
  ...new Set(
    globSync('{src,blocks,runtime}/**/*.{ts,tsx}', { exclude: path => /test|fixture/.test(path) }).flatMap(
      path => [...readFileSync(path, 'utf8').matchAll(/\bdom\.(\w+)/g)].map(([, name = '']) => name),
    ),
  ),
]

/** Those that React, or Preact, reads itself: where one is taken, blocks keep the server’s HTML. */
const OF_LIBRARY: Readonly<Record<string, readonly string[]>> = {
  dist: ['addEventListener', 'createElement', 'activeElement', 'defaultView'],
  'dist/lite': ['createElementNS'],
}

const NAMES = [
  ...READ,
  'ashlar',
  'defaultView',
  'currentScript',
  'cookie',
  'isConnected',
  'matches',
  'nodeType',
]

/** Elements whose name replaces a property of the document or the window. */
const ELEMENTS: Readonly<Record<string, (name: string) => string>> = {
  images: name => `<img name="${name}" id="${name}" alt="">`,
  forms: name => `<form name="${name}" id="${name}"></form>`,
  'frames of another origin': name =>
    `<iframe name="${name}" sandbox="allow-scripts" src="/framed" title="${name}"></iframe>`,
  objects: name => `<object name="${name}" id="${name}"></object>`,
}

const FORM = `<ashlar-form data-load="eager" data-block-json='{"formId":"letter","fields":[{"type":"text","id":"name","title":"Name"}]}'></ashlar-form>`
const BODY = BLOCKS.accordion.replace('<ashlar-accordion', '<ashlar-accordion data-load="eager"') + FORM

for (const [dist, names] of Object.entries(OF_LIBRARY)) {
  for (const [what, draw] of Object.entries(ELEMENTS)) {
    test(`mounts beside ${what} with the names of the document’s properties (${dist})`, async ({ page }) => {
      await markReadyBlocks(page)
      await page.route('**/framed', route => route.fulfill({ contentType: 'text/html', body: 'Framed' }))
      const own = NAMES.filter(name => !names.includes(name)).map(draw)
      await openServed(page, { dist, body: own.join('') + BODY })
      await page
        .locator('ashlar-accordion[data-test-ready] ~ ashlar-form[data-test-ready]')
        .waitFor({ state: 'attached' })
      // Playwright's own clicks read properties that are taken here.
      const expanded = await page.evaluate(async () => {
        const { querySelectorAll } = Document.prototype
        const button = querySelectorAll.call(document, 'ashlar-accordion button')[1] as HTMLElement
        button.click()
        await new Promise(requestAnimationFrame)
        return button.ariaExpanded
      })
      expect(expanded).toBe('true')
    })
  }

  for (const name of names) {
    test(`keeps the server’s HTML beside an image named ${name} (${dist})`, async ({ page }) => {
      await openServed(page, { dist, body: `<img name="${name}" alt="">${BODY}` })
      await page.getByText('Returns').click()
      await expect(page.getByText('Thirty days.')).toBeVisible()
    })
  }
}
