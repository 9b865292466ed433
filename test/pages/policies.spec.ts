import { BLOCKS, expectAllUp, openServed } from '../fixtures/served-page.ts'
import { expect, markReadyBlocks, test } from './site.ts'

const NONCE = 'c3RvbmU'
const REST = "default-src 'none'; img-src 'self'; style-src 'self'"

const POLICIES: readonly (readonly [name: string, policy: string])[] = [
  ['a nonce only', `${REST}; connect-src 'self'; script-src 'nonce-${NONCE}'`],
  ['a nonce and strict-dynamic', `${REST}; connect-src 'self'; script-src 'nonce-${NONCE}' 'strict-dynamic'`],
  ['its own scripts, styles and calls only', `${REST}; connect-src 'self'; script-src 'self'`],
  [
    'trusted types only, and none of them',
    `${REST}; connect-src 'self'; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
  ],
]

const NO_CALLS = `${REST}; connect-src 'none'; script-src 'self'`

/** How long blocks may wait for their scripts where a policy refuses to fetch them. */
const REFUSED_LIMIT_MS = 2000

test.beforeEach(async ({ page }) => {
  await markReadyBlocks(page)
  await page.addInitScript(() => {
    const refused: string[] = []
    Reflect.set(window, 'refused', refused)
    document.addEventListener('securitypolicyviolation', event => {
      refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`.trim())
    })
  })
})

function open(page: import('playwright/test').Page, policy: string): Promise<void> {
  return openServed(page, {
    body: Object.values(BLOCKS).join(''),
    headers: { 'content-security-policy': policy },
    script: `nonce="${NONCE}"`,
  })
}

for (const [name, policy] of POLICIES) {
  test(`brings up every block under ${name}`, async ({ page }) => {
    const failures: string[] = []
    page.on('pageerror', error => failures.push(`${error}`))
    await open(page, policy)
    await expectAllUp(page)
    await page.getByRole('button', { name: 'Shipping' }).click()
    await page.getByRole('button', { name: /next/i }).first().click()
    await expect(page.getByRole('button', { name: 'Shipping' })).toHaveAttribute('aria-expanded', 'true')
    expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toEqual([])
    expect(failures).toEqual([])
  })
}

/** Every browser outside Chromium's family fetches a file before it imports it. */
const fetchFirst = (page: import('playwright/test').Page): Promise<unknown> =>
  page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'userAgentData'))

for (const isFetchedFirst of [false, true]) {
  test(`brings up every block, and soon, where all calls are refused, ${isFetchedFirst ? 'fetching' : 'importing'} first`, async ({
    page,
  }) => {
    if (isFetchedFirst) await fetchFirst(page)
    await open(page, NO_CALLS)
    await expect(page.locator('ashlar-accordion')).toHaveAttribute('data-test-ready', '')
    expect(await page.evaluate(() => performance.now())).toBeLessThan(REFUSED_LIMIT_MS)
    await expectAllUp(page)
    const refused = (await page.evaluate(() => Reflect.get(window, 'refused'))) as string[]
    expect(refused.length > 0).toBe(isFetchedFirst)
    expect(refused.filter(line => !line.startsWith('connect-src '))).toEqual([])
  })
}
