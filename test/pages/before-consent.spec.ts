import type { Page } from 'playwright/test'
import { pages } from '../../demo/server/pages/pages.ts'
import { expectStrictPolicy, recordRefusals, refusals } from './policy.ts'
import { complaints, expect, markReadyBlocks, readThrough, test } from './site.ts'

/** Strictly necessary cookies: the crumb, the cart and the choice itself. */
const NECESSARY_COOKIES = ['crumb', 'CART', 'hasCart', 'ss_cookieAllowed', 'ss_consent']

/** The session storage of forms' input. */
const NECESSARY_KEYS = /^ashlar-form:/

/** The other hosts that a page requests files from. */
async function strangers(page: Page, address: string): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    url => url.origin !== new URL(address).origin && /^https?:$/.test(url.protocol),
    route => {
      asked.push(route.request().url())
      return route.abort()
    },
  )
  return asked
}

/** Runs in the page. */
const keptKeys = (): string[] => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]

// On Preact, which no other test runs on every page; the runtime and consent are the same.
for (const { path, title } of pages) {
  const failsOnPurpose = path === '/errors'

  test(`${title} (${path}) runs without complaints on Preact, passes its own policy, and neither stores nor requests anything before consent or after a refusal`, async ({
    page,
    server,
  }) => {
    await markReadyBlocks(page)
    await recordRefusals(page)
    const found = complaints(page)
    const asked = await strangers(page, server.address)
    const look = async (): Promise<void> => {
      const cookies = await page.context().cookies()
      expect(cookies.map(({ name }) => name).filter(name => !NECESSARY_COOKIES.includes(name))).toEqual([])
      const keys = await page.evaluate(keptKeys)
      expect(keys.filter(key => !NECESSARY_KEYS.test(key))).toEqual([])
      expect(asked).toEqual([])
    }
    const answer = await page.goto(`${path}?flavour=lite`)
    expect(answer?.status()).toBe(200)
    expectStrictPolicy(answer)
    if (!failsOnPurpose) {
      await readThrough(page)
      expect(found).toEqual([])
    }
    expect(await refusals(page)).toEqual([])
    await look()
    await page.context().addCookies([{ name: 'ss_cookieAllowed', value: '0', url: server.address }])
    await page.reload({ waitUntil: 'networkidle' })
    await look()
  })
}
