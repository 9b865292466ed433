import { readFileSync } from 'node:fs'
import { BLOCKS, openServed } from '../fixtures/served-page.ts'
import { expect, markReadyBlocks, test } from './site.ts'

test.beforeEach(({ page }) => markReadyBlocks(page))

test('mounts an eager block immediately', async ({ page }) => {
  await page.goto('/loading')
  await expect(page.locator('#eager ashlar-accordion')).toHaveAttribute('data-test-ready', '')
  await expect(page.locator('#idle ashlar-accordion')).toHaveAttribute('data-test-ready', '')
})

test('mounts a block far below the fold only near the viewport', async ({ page }) => {
  await page.goto('/loading')
  const block = page.locator('#visible-far-below ashlar-accordion')
  await expect(page.locator('#eager ashlar-accordion')).toHaveAttribute('data-test-ready', '')
  await expect(block).not.toHaveAttribute('data-test-ready')
  await block.scrollIntoViewIfNeeded()
  await expect(block).toHaveAttribute('data-test-ready', '')
})

test('mounts once the page is read, and waits for no deferred script of the page', async ({ page }) => {
  await page.route('**/slow.js', () => {})
  // Keeps the page from being read to its end before boot.js runs.
  await page.route('**/halfway.js', async route => {
    await expect.poll(() => page.evaluate(() => typeof Reflect.get(window, 'ashlar'))).toBe('object')
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  const head = '<script defer src="/slow.js"></script>'
  const body = `<script src="/halfway.js"></script>${BLOCKS.accordion}`
  await openServed(page, { head, body, script: 'async', waitUntil: 'commit' })
  await expect(page.locator('ashlar-accordion')).toHaveAttribute('data-test-ready', '')
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
})

test('waits for interaction, and replays the click', async ({ page }) => {
  await page.goto('/loading')
  const block = page.locator('#interaction ashlar-accordion')
  await block.scrollIntoViewIfNeeded()
  await expect(page.locator('#eager ashlar-accordion')).toHaveAttribute('data-test-ready', '')
  await expect(block).not.toHaveAttribute('data-test-ready')
  // Without a pointer, which would start the block first.
  await block.getByText('Interaction: a first item').evaluate((title: HTMLElement) => title.click())
  await expect(block.getByRole('button', { name: 'Interaction: a first item' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

for (const [width, up, waiting] of [
  [1440, '#wide-screens-only', '#narrow-screens-only'],
  [360, '#narrow-screens-only', '#wide-screens-only'],
] as const) {
  test(`mounts the blocks meant for ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/loading')
    await page.locator(up).scrollIntoViewIfNeeded()
    await expect(page.locator(`${up} ashlar-accordion`)).toHaveAttribute('data-test-ready', '')
    await expect(page.locator(`${waiting} ashlar-accordion`)).not.toHaveAttribute('data-test-ready')
  })
}

test('mounts blocks that are added, fetched and moved later', async ({ page }) => {
  await page.goto('/loading')
  await page.getByRole('button', { name: 'Add a block' }).click()
  const title = page.getByRole('button', { name: 'Added as no. 1' })
  await title.click()
  await expect(title).toHaveAttribute('aria-expanded', 'true')

  await page.getByRole('button', { name: 'Fetch a fragment' }).click()
  await expect(page.getByRole('button', { name: 'From a fragment' })).toBeVisible()

  await page.getByRole('button', { name: 'Move the first block', exact: true }).click()
  await expect(page.locator('#added > :last-child').getByRole('button')).toHaveText('Added as no. 1')
  await expect(title).toHaveAttribute('aria-expanded', 'true')

  await page.getByRole('button', { name: 'Remove the first block' }).click()
  await expect(page.locator('#added > *')).toHaveCount(1)
})

test('mounts the blocks of a replaced body', async ({ page }) => {
  await page.goto('/loading')
  await expect(page.locator('#eager ashlar-accordion')).toHaveAttribute('data-test-ready', '')
  await page.getByRole('button', { name: 'Swap the body' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-swapped', 'true')
  const title = page.getByRole('button', { name: 'Eager: a first item' })
  await title.click()
  await expect(title).toHaveAttribute('aria-expanded', 'true')
})

test('does not mount distant blocks on a page with 200', async ({ page }) => {
  await page.goto('/loading/many')
  await expect(page.locator('[data-test-ready]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.locator('[data-test-ready]').count()).toBeLessThan(30)
  const last = page.locator('ashlar-accordion').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toHaveAttribute('data-test-ready', '')
})

for (const engine of ['forgets', 'remembers']) {
  test(`mounts although the server is busy at first, if the browser ${engine} a failed import`, async ({
    page,
  }) => {
    if (engine === 'remembers') {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'userAgentData'))
    }
    const asked: string[] = []
    await page.route(/\/dist\/(accordion|shared\/kit)-/, route => {
      const { pathname } = new URL(route.request().url())
      const isFirst = !asked.includes(pathname)
      asked.push(pathname)
      return isFirst ? route.fulfill({ status: 503 }) : route.continue()
    })
    await page.goto('/loading')
    await expect(page.locator('#eager ashlar-accordion')).toHaveAttribute('data-test-ready', '')
    expect(new Set(asked).size).toBe(2)
  })
}

for (const engine of ['forgets', 'remembers']) {
  test(`mounts although core does not arrive at first, if the browser ${engine} a failed import`, async ({
    page,
  }) => {
    if (engine === 'remembers') {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'userAgentData'))
    }
    let failures = 0
    await page.route(/\/dist\/core-/, route =>
      failures++ < 2 ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await page.goto('/loading')
    await expect(page.locator('#eager ashlar-accordion')).toHaveAttribute('data-test-ready', '')
    expect(failures).toBeGreaterThan(2)
  })
}

test('requests each file once in engines that retry failed imports', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/\/dist\/.*\.js$/.test(pathname)) asked.push(pathname)
  })
  await page.goto('/loading')
  await expect(page.locator('#eager ashlar-accordion')).toHaveAttribute('data-test-ready', '')
  expect(asked.length).toBe(new Set(asked).size)
})

for (const dist of ['dist', 'dist/lite']) {
  test(`every file of ${dist} has what the others import from it`, async ({ page }) => {
    const manifest = JSON.parse(readFileSync(`${dist}/manifest.json`, 'utf8'))
    const scripts = Object.keys(manifest.files).filter(file => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(80)
    await openServed(page, { dist, body: '' })
    const broken = await page.evaluate(
      async urls => {
        const found: string[] = []
        for (const url of urls)
          await import(url).catch(error => error instanceof SyntaxError && found.push(`${url}: ${error}`))
        return found
      },
      scripts.map(file => `/${dist}/${file}`),
    )
    expect(broken).toEqual([])
  })
}
