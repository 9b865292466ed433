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
  test(`mounts every block under ${name}`, async ({ page }) => {
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

/** Outside of Chromium's family, a file is fetched before it is imported. */
const fetchFirst = (page: import('playwright/test').Page): Promise<unknown> =>
  page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'userAgentData'))

for (const isFetchedFirst of [false, true]) {
  test(`mounts every block without waiting if all calls are refused, ${isFetchedFirst ? 'fetching' : 'importing'} first`, async ({
    page,
  }) => {
    if (isFetchedFirst) await fetchFirst(page)
    await open(page, NO_CALLS)
    await expectAllUp(page)
    const refused = (await page.evaluate(() => Reflect.get(window, 'refused'))) as string[]
    expect(refused.length > 0).toBe(isFetchedFirst)
    expect(refused.filter(line => !line.startsWith('connect-src '))).toEqual([])
    // The tag's own request and one of boot's; each further try would wait longer.
    expect(refused.length).toBeLessThanOrEqual(2 * new Set(refused).size)
  })
}

const TRUSTED = `${REST}; connect-src 'self'; script-src 'self' 'nonce-${NONCE}'; require-trusted-types-for 'script'`

/** A script and a file that wait for the visitor's consent. */
const HELD = `<script type="text/plain" data-consent="analytics" nonce="${NONCE}" id="held">document.body.dataset.inline = 'ran'</script>
  <script type="text/plain" data-consent="analytics" src="/held.js"></script>`

async function openHeld(page: import('playwright/test').Page, policy: string): Promise<void> {
  await page.route('**/held.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: "document.body.dataset.file = 'ran'" }),
  )
  await page.addInitScript(() => {
    const codes: unknown[] = []
    Reflect.set(window, 'codes', codes)
    document.addEventListener('ashlar:error', event => codes.push((event as CustomEvent).detail.message))
  })
  await openServed(page, { body: HELD, headers: { 'content-security-policy': policy } })
}

const agree = (page: import('playwright/test').Page): Promise<unknown> =>
  page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('ashlar:consent', { detail: { analytics: true } })),
  )

for (const [when, list] of [
  ['lists no policies', ''],
  ['lists the policy', '; trusted-types ashlar-consent'],
] as const) {
  test(`runs blocked scripts after consent if a page under Trusted Types ${when}`, async ({ page }) => {
    await openHeld(page, TRUSTED + list)
    await expect
      .poll(() => agree(page).then(() => page.locator('body[data-inline][data-file]').count()))
      .toBe(1)
    expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toEqual([])
  })
}

test('leaves blocked scripts in place, and names the missing policy if the page lists none', async ({
  page,
}) => {
  await openHeld(page, `${TRUSTED}; trusted-types 'none'`)
  await expect
    .poll(() => agree(page).then(() => page.evaluate(() => Reflect.get(window, 'codes'))))
    .toContain(
      "a held-back script may not run: the page's trusted-types directive does not list 'ashlar-consent'",
    )
  await expect(page.locator('#held[type="text/plain"]')).toHaveCount(1)
  await expect(page.locator('body[data-inline], body[data-file]')).toHaveCount(0)
})

/** An embed whose scripts run after the visitor agrees. */
const SCRIPTED = `<ashlar-embed data-load="eager" data-block-json='${JSON.stringify({
  html: '<p>Weather</p><script>document.body.dataset.embedded = "ran"</script><script src="/held.js"></script>',
  runScripts: true,
})}'></ashlar-embed>`

async function openScripted(page: import('playwright/test').Page, policy: string, head = ''): Promise<void> {
  await page.route('**/held.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: "document.body.dataset.file = 'ran'" }),
  )
  await page.addInitScript(() => {
    const codes: unknown[] = []
    Reflect.set(window, 'codes', codes)
    document.addEventListener('ashlar:error', event => codes.push((event as CustomEvent).detail.code))
  })
  await openServed(page, { body: SCRIPTED, head, headers: { 'content-security-policy': policy } })
}

const UNSAFE_INLINE = `${REST}; connect-src 'self'; script-src 'self' 'unsafe-inline'`
const codes = (page: import('playwright/test').Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'codes'))

for (const [when, trusted] of [
  ['lists no policies', "; require-trusted-types-for 'script'"],
  ['lists the policy', "; require-trusted-types-for 'script'; trusted-types ashlar-consent"],
] as const) {
  test(`runs the scripts of an embed if a page under Trusted Types ${when}`, async ({ page }) => {
    await openScripted(page, UNSAFE_INLINE + trusted)
    await page.getByRole('button').click()
    await expect(page.locator('body[data-embedded][data-file]')).toHaveCount(1)
    await expect(page.getByText('Weather', { exact: true })).toBeVisible()
    expect(await codes(page)).toEqual([])
    expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toEqual([])
  })
}

test('shows the text of an embed, and runs no script, if a page allows no Trusted Types policy', async ({
  page,
}) => {
  await openScripted(page, `${UNSAFE_INLINE}; require-trusted-types-for 'script'; trusted-types 'none'`)
  await expect.poll(() => codes(page)).toEqual(['script-refused', 'html-refused'])
  await expect(page.getByText('Weather', { exact: true })).toBeVisible()
  await expect(page.locator('body[data-embedded], body[data-file]')).toHaveCount(0)
})

test('runs no script of an embed if the page context forbids them', async ({ page }) => {
  const context = '<script type="application/json" id="site-context">{"runScripts":false}</script>'
  await openScripted(page, UNSAFE_INLINE, context)
  await expect.poll(() => codes(page)).toEqual(['script-refused'])
  await expect(page.getByText('Weather', { exact: true })).toBeVisible()
  await expect(page.locator('body[data-embedded], body[data-file]')).toHaveCount(0)
})

/** Hosts of the third-party scripts that the blocks of the page below load. */
const THIRD_PARTIES = ['maps.googleapis.com', 'our-shop.disqus.com', 'www.google.com', 'www.opentable.com']

const WITH_THIRD_PARTIES = `<ashlar-map data-load="eager" data-block-json='{"provider":"google","apiKey":"key"}'></ashlar-map>
  <ashlar-reservation data-load="eager" data-block-json='{"restaurantId":1}'></ashlar-reservation>
  <ashlar-form data-load="eager" data-block-json='${JSON.stringify({
    formId: 'any',
    fields: [{ type: 'text', id: 'subject', title: 'Subject' }],
    captcha: { provider: 'recaptcha', siteKey: 'key' },
  })}'></ashlar-form>`

for (const [when, list] of [
  ['lists no policies', ''],
  ['lists the policy', '; trusted-types ashlar-consent'],
] as const) {
  test(`loads third-party scripts of blocks if a page under Trusted Types ${when}`, async ({ page }) => {
    const asked = new Set<string>()
    await page.route(
      ({ host }) => THIRD_PARTIES.includes(host),
      route => {
        asked.add(new URL(route.request().url()).host)
        return route.fulfill({ contentType: 'text/javascript', body: '' })
      },
    )
    const hosts = THIRD_PARTIES.map(host => `https://${host}`).join(' ')
    const context = { websiteSettings: { commentsEnabled: true, disqusShortname: 'our-shop' } }
    await openServed(page, {
      body: WITH_THIRD_PARTIES,
      head: `<script type="application/json" id="site-context">${JSON.stringify(context)}</script>`,
      headers: {
        'content-security-policy': TRUSTED.replace("script-src 'self'", `script-src 'self' ${hosts}`) + list,
      },
    })
    await page.getByRole('button', { name: 'Show the captcha' }).click()
    await expect
      .poll(async () => {
        await page.evaluate(() =>
          document.dispatchEvent(new CustomEvent('ashlar:consent', { detail: { functional: true } })),
        )
        return [...asked].sort()
      })
      .toEqual(THIRD_PARTIES)
    const refused = (await page.evaluate(() => Reflect.get(window, 'refused'))) as string[]
    expect(refused.filter(line => line.startsWith('require-trusted-types-for'))).toEqual([])
  })
}
