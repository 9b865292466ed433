import '../../../demo/server/extensionless-imports.ts'
import { chromium, type Page } from 'playwright'
import { chromiumLaunch } from '../../../test/browsers/find-chromium.ts'
import { drawOpenedBlocks } from './opened-blocks.ts'
import { beside, shownPage } from './page.ts'
import { drawThumbnails } from './thumbnails.ts'
import { drawWholePages } from './whole-pages.ts'

/**
 * Draws the README's picture, a page of plain HTML and the same page with Ashlar, the pictures of the whole pages, and a
 * thumbnail of each block. Needs `npm run build`; `npm run docs:picture -- pages` draws the whole pages only, `-- blocks`
 * the thumbnails only.
 */
const { startServer } = await import('../../../demo/server/serving/start-server.ts')

const RUNTIME =
  '<link rel="stylesheet" href="/dist/ashlar.css"><script type="module" src="/dist/boot.js"></script>'

const server = await startServer({ port: 0 })
const browser = await chromium.launch(await chromiumLaunch())

async function screenshotOf(head: string, isReady: (page: Page) => Promise<unknown>): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 520, height: 860 }, colorScheme: 'light' })
  await page.route('**/page', route => route.fulfill({ contentType: 'text/html', body: shownPage(head) }))
  await page.goto(`${server.address}/page`)
  await isReady(page)
  await page.waitForLoadState('networkidle')
  const image = await page.screenshot()
  await page.close()
  return image.toString('base64')
}

const [only] = process.argv.slice(2)
if (only !== 'blocks') await drawWholePages(browser, server.address)
if (only !== 'pages') {
  await drawThumbnails(browser, server.address)
  await drawOpenedBlocks(browser, server.address)
}
if (only !== undefined) {
  await browser.close()
  await server.stop()
  process.exit()
}

const before = await screenshotOf('', page => page.waitForLoadState('load'))
const after = await screenshotOf(RUNTIME, page => page.waitForSelector('.accordion__title'))
const page = await browser.newPage({ viewport: { width: 1136, height: 960 }, deviceScaleFactor: 1 })
await page.setContent(beside(before, after))
await page.screenshot({ path: 'docs/before-after.jpg', type: 'jpeg', quality: 82 })
await browser.close()
await server.stop()
