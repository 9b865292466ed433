import { expect, type Page, test } from 'playwright/test'
import { complaints, markReadyBlocks } from '../pages/site.ts'
import { createWorkspace, type Workspace } from './application.ts'
import { BUNDLERS, type Bundler } from './bundlers.ts'
import { type StaticServer, serveFolder } from './static-server.ts'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>'
const BODY = `<ashlar-gallery data-block-json='{"lightbox":true}'>
    <a href="/jar.svg"><img src="/jar.svg" width="400" height="300" alt="A jar"></a>
  </ashlar-gallery>
  <ashlar-quote><blockquote>Yes.</blockquote></ashlar-quote>`

let workspace: Workspace
let server: StaticServer | undefined

test.beforeAll(() => {
  workspace = createWorkspace()
})

test.afterEach(() => server?.close())
test.afterAll(() => workspace.remove())

async function open(page: Page, code: string): Promise<void> {
  const html = (script: string): string =>
    `<!doctype html><html lang="en"><head><title>Application</title><link rel="icon" href="data:,"></head><body>${BODY}${script}</body></html>`
  const { files, bundle } = BUNDLERS['esbuild'] as Bundler
  server = await serveFolder(
    await bundle(
      workspace.addApplication({ 'main.js': code, 'out/jar.svg': PICTURE, ...files?.(html, code) }),
    ),
  )
  await markReadyBlocks(page)
  await page.goto(`${server.origin}/`)
}

test('a gallery and a lightbox that are imported without the loader work together', async ({ page }) => {
  const found = complaints(page)
  await open(page, "import 'ashlar/gallery'\nimport 'ashlar/lightbox'")
  await expect(page.locator('ashlar-gallery[data-test-ready]')).toHaveCount(1)
  await page.getByRole('img', { name: 'A jar' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('ashlar-quote')).not.toHaveAttribute('data-test-ready')
  expect(found).toEqual([])
})

test('a block that is imported beside the loader renders once, like the others', async ({ page }) => {
  const found = complaints(page)
  const rendered: string[] = []
  await page.exposeFunction('noteRendered', (name: string) => rendered.push(name))
  await page.addInitScript(() => {
    document.addEventListener('ashlar:ready', ({ target }) => {
      if (target instanceof Element)
        Reflect.apply(Reflect.get(window, 'noteRendered'), window, [target.localName])
    })
  })
  await open(page, "import 'ashlar'\nimport 'ashlar/gallery'")
  // The gallery adds its lightbox once the page is idle, after which nothing else renders.
  await expect.poll(() => rendered.toSorted()).toEqual(['ashlar-gallery', 'ashlar-lightbox', 'ashlar-quote'])
  await page.getByRole('img', { name: 'A jar' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(rendered).toHaveLength(3)
  expect(found).toEqual([])
})
