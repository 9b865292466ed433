import type { FrameLocator, Page } from 'playwright/test'
import { brokenRules } from './broken-rules.ts'
import { complaints, expect, test } from './site.ts'

async function open(page: Page, address = '/docs/playground/?block=accordion'): Promise<FrameLocator> {
  await page.goto(address)
  await expect(page.locator('.playground')).toHaveAttribute('data-ready', '')
  return page.frameLocator('#frame')
}

async function write(page: Page, label: string, text: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: label })
  await editor.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

test('shows a change of the JSON in the frame, and logs its events', async ({ page }) => {
  const found = complaints(page)
  const frame = await open(page, '/playground')
  await write(page, 'Options, as JSON', '{ "openFirst": true }')
  await expect(frame.getByRole('button', { name: 'Shipping' })).toHaveAttribute('aria-expanded', 'true')
  await frame.getByRole('button', { name: 'Returns' }).click()
  await expect(page.locator('#log')).toContainText('ashlar:change ashlar-accordion {"open":[1]}')
  // A frame that is replaced stops loading.
  expect(found.filter(text => !text.endsWith('net::ERR_ABORTED'))).toEqual([])
})

test('marks values that do not fit the schema, and unknown options', async ({ page }) => {
  await open(page)
  await write(page, 'Options, as JSON', '{ "headingLevel": 9, "opnFirst": true }')
  await expect(page.locator('#json .cm-lintRange-error')).toHaveText('9')
  await expect(page.locator('#json .cm-lintRange-warning')).toHaveText('"opnFirst"')
})

test('completes the names of options', async ({ page }) => {
  await open(page)
  await write(page, 'Options, as JSON', '{ }')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Control+Space')
  await page.locator('#json').getByRole('option', { name: '"allowMultiple"' }).click()
  await expect(page.getByRole('textbox', { name: 'Options, as JSON' })).toContainText(
    '"allowMultiple": false',
  )
})

test('shows the page without JavaScript, from right to left, and in the dark', async ({ page }) => {
  const frame = await open(page)
  await page.getByLabel('JavaScript').selectOption('off')
  await page.getByLabel('Language').selectOption('ar')
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark')
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByLabel('Direction').selectOption('ltr')
  await expect(frame.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(frame.locator('ashlar-accordion > details')).toHaveCount(3)
})

test('keeps the state in its link', async ({ page, context }) => {
  await open(page)
  await write(page, 'HTML of the server', '<ashlar-quote><blockquote>Kept</blockquote></ashlar-quote>')
  await page.getByLabel('Build').selectOption('lite')
  await expect(page).toHaveURL(/#/)
  await expect(page.frameLocator('#frame').getByText('Kept')).toBeVisible()
  const other = await context.newPage()
  const frame = await open(other, page.url())
  await expect(frame.getByText('Kept')).toBeVisible()
  await expect(other.getByLabel('Build')).toHaveValue('lite')
})

test('runs no script of a link', async ({ page }) => {
  const frame = await open(page)
  await write(
    page,
    'HTML of the server',
    '<ashlar-quote><blockquote>Here</blockquote></ashlar-quote><img src="data:," alt="" onerror="parent.harmed = true"><script>parent.harmed = true</script>',
  )
  await expect(frame.getByText('Here')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Reflect.get(window, 'harmed'))).toBeUndefined()
})

test('gives a link no way to the site, wherever its page leads the frame', async ({ page }) => {
  await page.goto('/docs/playground/?block=accordion')
  await expect(page.locator('.playground')).toHaveAttribute('data-ready', '')
  const example = new URL('/docs/blocks/accordion/examples/accordion-a-block-inside/', page.url()).href
  await write(
    page,
    'HTML of the server',
    `<p>Before</p><meta http-equiv="refresh" content="0;url=${example}">`,
  )
  await expect
    .poll(() => page.frames().some(frame => frame.url() === example), { timeout: 10_000 })
    .toBe(true)
  const script = '<img src="data:," alt="" onerror="parent.harmed = true; document.body.dataset.harmed = 1">'
  await write(page, 'HTML of the server', `<p>After</p>${script}`)
  await expect(page.frameLocator('#frame').getByText('After')).toBeVisible()
  const image = page.frameLocator('#frame').locator('img')
  await expect.poll(() => image.evaluate(({ complete }: HTMLImageElement) => complete)).toBe(true)
  for (const frame of page.frames().slice(1)) {
    expect([await frame.evaluate(() => origin), frame.url()]).toEqual([
      'null',
      expect.stringContaining('/frame/'),
    ])
    expect(await frame.evaluate(() => document.body.dataset['harmed'])).toBeUndefined()
  }
  expect(await page.evaluate(() => Reflect.get(window, 'harmed'))).toBeUndefined()
})

test('takes events as texts from its own frame only, wherever that has gone', async ({ page }) => {
  await open(page)
  const stranger = new URL('/docs/blocks/accordion/examples/accordion-a-block-inside/', page.url()).href
  await page.route(stranger, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>
        for (const data of [null, 7, 'x', [], {}, { type: 'a', target: 'b', detail: {} }]) parent.postMessage(data, '*')
        parent.postMessage({ type: '<b>type</b>', target: 'x'.repeat(9999), detail: '' }, '*')
      </script>`,
    }),
  )
  await page.evaluate(() => postMessage({ type: 'of another window', target: '', detail: '' }, '*'))
  await write(page, 'HTML of the server', `<meta http-equiv="refresh" content="0;url=${stranger}">`)
  await expect(page.locator('#log')).toContainText('<b>type</b>')
  await expect(page.locator('#log b')).toHaveCount(0)
  expect((await page.locator('#log').textContent())?.length).toBeLessThan(2000)
  await expect(page.locator('#log')).not.toContainText('of another window')
})

test('shows nothing in its frame’s page for another site that frames it, or for a link to it', async ({
  page,
}) => {
  await page.goto('/docs/playground/frame/')
  await page.evaluate(() => {
    const html = '<p>Written</p>'
    postMessage(
      { html, context: '', events: [], boot: '', language: 'en', direction: 'ltr', theme: 'light' },
      '*',
    )
  })
  await page.waitForLoadState('networkidle')
  expect(await page.locator('main').textContent()).toBe('')
})

for (const path of [
  'blocks/accordion/examples/accordion-a-block-inside/',
  'playground/frame/',
  'examples/studio/page/',
]) {
  test(`has a policy against foreign scripts on ${path}`, async ({ page }) => {
    await page.goto(`/docs/${path}`)
    const harmed = await page.evaluate(async () => {
      const image = document.createElement('img')
      image.setAttribute('onerror', 'window.harmed = true')
      const failed = new Promise(done => image.addEventListener('error', done))
      image.src = 'data:,'
      document.body.append(image)
      await failed
      return Reflect.get(window, 'harmed')
    })
    expect(harmed).toBeUndefined()
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1)
  })
}

test('copies the block as React', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await write(page, 'Options, as JSON', '{ "openFirst": true, "icon": "arrow" }')
  await page.getByRole('button', { name: 'Copy React' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('<AshlarAccordion openFirst={true} icon="arrow">\n    <details>\n      <summary>')
})

test('copies the block as a shortcode of Eleventy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await write(page, 'Options, as JSON', '{ "openFirst": true }')
  await page.getByRole('button', { name: 'Copy Eleventy' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('{% ashlar "accordion", {"openFirst":true} %}')
  expect(text).toContain('{% endashlar %}')
})

test('loads the frame as on a slow network', async ({ page }) => {
  const frame = await open(page)
  await page.getByRole('combobox', { name: 'Network' }).selectOption('slow')
  await expect(page).toHaveURL(/#/)
  const started = Date.now()
  await expect(frame.locator('ashlar-accordion > details').first()).toBeVisible()
  await expect(frame.locator('.accordion__title').first()).toBeVisible()
  // React and the kit take more than a second on Slow 4G.
  expect(Date.now() - started).toBeGreaterThan(1000)
})

for (const width of [390, 1280]) {
  test(`is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await brokenRules(page)).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}
