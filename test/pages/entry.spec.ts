import type { Page } from 'playwright/test'
import { pages } from '../../demo/server/pages/pages.ts'
import { expect, markReadyBlocks, readThrough, test } from './site.ts'

/** Pages whose blocks draw or keep fields, those of the shop and of the owner among them. */
const PAGES = [
  ...pages.flatMap(({ path, frame }) =>
    frame === 'qa' && /form|newsletter|donation|member|page-lock|reviews|search|product$/.test(path)
      ? [path]
      : [],
  ),
  '/account',
  '/cart',
  '/checkout/donate?donatePageId=kiln',
  '/shop/p/stacking-bowls',
] as const

test.slow()
test.beforeEach(async ({ page, server }) => {
  await server.open()
  await markReadyBlocks(page)
})

for (const path of PAGES) {
  test(`asks for nothing twice, and lets passwords be pasted (WCAG 3.3.7, 3.3.8): ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    await readThrough(page)
    expect(await page.evaluate(obstacles)).toEqual([])
  })
}

test('the dialog to log in lets a password manager fill it in (WCAG 3.3.8)', async ({ page }) => {
  await page.goto('/blocks/member-area')
  await readThrough(page)
  await page.locator('#the-way-in a').first().click()
  await page.locator('ashlar-dialog .login [type=password]').waitFor()
  expect(await page.evaluate(obstacles)).toEqual([])
})

test('finds a field that refuses what is pasted, and one that repeats another', async ({ page }) => {
  await page.goto('/account')
  await refusePaste(page)
  expect(await page.evaluate(obstacles)).toEqual([
    'current-password refuses what is pasted',
    'new-password refuses what is pasted',
  ])
  await page.evaluate(() => {
    const email = document.querySelector('[type=email]')
    email?.after(email.cloneNode())
  })
  expect(await page.evaluate(obstacles)).toHaveLength(3)
})

const refusePaste = (page: Page): Promise<void> =>
  page.evaluate(() => addEventListener('paste', event => event.preventDefault()))

/** Runs in the page: fields of one form that ask for the same, and passwords that cannot be pasted or filled in. */
function obstacles(): string[] {
  const found: string[] = []
  const roots: (Document | ShadowRoot)[] = [document]
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot)
    for (const form of root.querySelectorAll('form')) {
      const tokens = [...form.querySelectorAll('[autocomplete]')]
        .map(field => field.getAttribute('autocomplete') ?? '')
        .filter(token => !/^(on|off)$/.test(token))
      for (const token of new Set(tokens)) {
        if (tokens.filter(other => other === token).length > 1) found.push(`${token} is asked for twice`)
      }
    }
    for (const field of root.querySelectorAll<HTMLInputElement>('[type=password]')) {
      const name = field.autocomplete || field.name
      if (!/\b(current|new)-password$/.test(field.autocomplete)) found.push(`${name} cannot be filled in`)
      const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true })
      if (!field.dispatchEvent(paste)) found.push(`${name} refuses what is pasted`)
    }
  }
  return found
}
