import { type BrowserContext, test as base, expect, type Page } from 'playwright/test'
import type { RunningServer } from '../../demo/server/serving/start-server.ts'
import { chromiumLaunch } from '../browsers/find-chromium.ts'
import { startEmptyServer } from '../databases/prepared.ts'
import { brokenRules } from './broken-rules.ts'

const PASSWORD = 'only for the tests'

/** A host name other than localhost, where owners are not redirected. */
const HOST = 'tarn.example'

const launch = await chromiumLaunch()

const test = base.extend<{ site: string }, { server: RunningServer }>({
  launchOptions: {
    ...launch,
    args: [...(launch.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const server = await startEmptyServer({ services: { owner: { password: PASSWORD } } })
      // A page does not wait for the database, and would not recognize its owner.
      await server.open()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  site: async ({ server }, use) => use(`http://${HOST}:${server.port}`),
})

// One server for all of them, since it opens a database.
test.describe.configure({ mode: 'default' })

async function signIn(page: Page, frameUrl: string): Promise<void> {
  await page.goto(`/config/?frameUrl=${encodeURIComponent(frameUrl)}`)
  await page.getByLabel('E-mail address').fill('owner@example.com')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Back to site' })).toBeVisible()
}

const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find(cookie => cookie.name === name)

test.describe('an owner who visits the site', () => {
  test.use({ baseURL: async ({ site }, use) => use(site) })

  test('is redirected to the panel, which shows the page, until they choose to stay [OWN-01] [OWN-07] [OWN-10]', async ({
    page,
    context,
  }) => {
    // It opens a database, and then five pages.
    test.slow()
    await signIn(page, '/blocks/quote')
    await page.goto('/blocks/price?x=1')
    await page.waitForURL('/config/?frameUrl=%2Fblocks%2Fprice%3Fx%3D1')
    const framed = page.frameLocator('iframe')
    await expect(framed.getByRole('heading', { level: 1 })).toHaveText('Price')
    // Anything after the panel would have appeared by now.
    await expect
      .poll(() => page.frames().map(frame => new URL(frame.url()).pathname))
      .toEqual(['/config/', '/blocks/price'])
    expect(await cookieOf(context, 'preview-frame-expanded')).toMatchObject({ value: 'true', path: '/' })
    expect(await brokenRules(page)).toEqual([])

    await page.getByRole('link', { name: 'Back to site' }).click()
    await page.waitForURL('/blocks/price?x=1&noredirect')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('ss_noredirect'))).toContain('true')
    const [landed] = await Promise.all([page.waitForEvent('load'), page.goto('/blocks/quote')])
    await landed.waitForFunction(() => window.ashlar?.ready)
    await landed.evaluate(() => window.ashlar?.ready)
    expect(new URL(page.url()).pathname).toBe('/blocks/quote')
  })

  test('logs out from the panel, and the site says so once [OWN-13] [OWN-14] [OWN-15] [OWN-21]', async ({
    page,
    context,
  }) => {
    await signIn(page, '/blocks/quote')
    await context.addCookies([{ name: 'ss_identity', value: 'me', domain: HOST, path: '/' }])
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL('/')
    expect(await cookieOf(context, 'ss_owner')).toBe(undefined)
    expect(await cookieOf(context, 'ss_identity')).toBe(undefined)
    const said = page.getByText('You have been successfully logged out.')
    await expect(said).toBeVisible()
    await expect(said).toHaveCount(0)
    await page.reload()
    await page.waitForFunction(() => window.ashlar?.ready)
    await page.evaluate(() => window.ashlar?.ready)
    await expect(page.locator('ashlar-dialog')).toHaveCount(0)
  })

  test('is unknown to every page after that [OWN-12]', async ({ page }) => {
    await signIn(page, '/')
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL('/')
    await page.goto('/config/?frameUrl=%2F')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  })
})

test.describe('a customer without scripts', () => {
  test.use({ javaScriptEnabled: false, baseURL: async ({ server }, use) => use(server.address) })

  test('logs in and out with plain forms [OWN-14]', async ({ page }) => {
    await page.goto('/config/customers')
    await page.getByLabel('E-mail address').fill('owner@example.com')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submissions')
    await page.goto('/config/customers')
    await page.getByLabel('E-mail address').fill('ada@example.com')
    await page.getByLabel('Password').fill('eight or more')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('cell', { name: 'ada@example.com' })).toBeVisible()

    await page.goto('/account')
    const login = page.locator('form[action="/account/login"]')
    await login.getByLabel('E-mail address').fill('ada@example.com')
    await login.getByLabel('Password').fill('wrong')
    await login.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toHaveText('Incorrect email address or password.')
    await login.getByLabel('Password').fill('eight or more')
    await page.keyboard.press('Enter')
    await expect(page.getByText('You are logged in as ada@example.com.')).toBeVisible()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/?logout=true')
  })
})

test('a customer’s page is accessible', async ({ page, server }) => {
  await page.goto(`${server.address}/account`)
  expect(await brokenRules(page)).toEqual([])
})
