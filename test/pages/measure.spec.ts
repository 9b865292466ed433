import type { Page, Request } from 'playwright/test'
import type { RunningServer } from '../../demo/server/serving/start-server.ts'
import { startEmptyServer } from '../databases/prepared.ts'
import { brokenRules } from './broken-rules.ts'
import { expect, test } from './site.ts'

const PASSWORD = 'only for the tests'

const MEASURING = /\/api\/(census|track|events|v1|1\/performance)\//

// One database for all tests, since opening it is slow: each test starts from the data of those before.
test.describe.configure({ mode: 'serial' })

let server: RunningServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startEmptyServer({ services: { owner: { password: PASSWORD } } })
  await server.open()
})

test.afterAll(() => server.stop())

// The timeout of statistics is tested elsewhere, and a busy machine may exceed it.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const { setTimeout: wait } = window
    const patient = (work: () => void, ms?: number): number => wait(work, ms === 2500 ? 60_000 : ms)
    Object.assign(window, { setTimeout: patient })
  }),
)

/** The page's calls of statistics, by path. */
function told(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (MEASURING.test(pathname)) paths.push(pathname)
  })
  return paths
}

/** Announces the visitor's choice on each page, as a banner does. */
async function choose(page: Page, analytics: boolean): Promise<void> {
  await page.addInitScript(analytics => {
    document.addEventListener('ashlar:consent-asked', () =>
      document.dispatchEvent(new CustomEvent('ashlar:consent', { detail: { analytics } })),
    )
  }, analytics)
}

/** The text of the owner's page, in a browser context of its own. */
async function ownersPage(page: Page): Promise<Page> {
  const owner = await (await page.context().browser()?.newContext())?.newPage()
  if (!owner) throw new Error('no browser')
  await owner.goto(`${server.address}/config/`)
  await owner.getByLabel('E-mail address').fill('owner@example.com')
  await owner.getByLabel('Password').fill(PASSWORD)
  await owner.keyboard.press('Enter')
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Submissions')
  await owner.goto(`${server.address}/config/analytics`)
  return owner
}

/** The cells of a table on the owner's page, row by row. */
async function rowsOf(owner: Page, section: string): Promise<string[][]> {
  const rows = owner.getByRole('region', { name: section, exact: true }).locator('tbody tr')
  return rows.evaluateAll(all =>
    all.map(row => [...row.children].map(cell => (cell.textContent ?? '').replace(/\s+/g, ' ').trim())),
  )
}

const sums = (owner: Page): Promise<string[]> => owner.locator('.sums dd').allTextContents()

const hit = (page: Page) => page.waitForResponse(response => response.url().includes('/census/RecordHit'))

for (const [title, answer] of [
  ['nobody was asked', undefined],
  ['the visitor has refused', false],
] as const) {
  test(`stores and reports nothing if ${title} [ANA-41]`, async ({ page }) => {
    if (answer !== undefined) await choose(page, answer)
    const paths = told(page)
    const gate = page.waitForResponse(response => /\/measure-[\w-]{6}\.js/.test(response.url()))
    await page.goto(`${server.address}/accordion?source=letter`)
    await gate
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('The kiln is cold')
      })
    })
    const asked = page.waitForResponse(response => /\/measure-[\w-]{6}\.js/.test(response.url()))
    await page.goto(`${server.address}/quote`)
    await asked
    // Reports are sent when the visitor leaves the page.
    await page.goto('about:blank')
    expect(paths).toEqual([])
    expect(
      (await page.context().cookies()).map(({ name }) => name).filter(name => name.startsWith('ss_')),
    ).toEqual([])
    const owner = await ownersPage(page)
    expect(await sums(owner)).toEqual(['0', '0', '0', '0'])
    await owner.context().close()
  })
}

test('reports visits, their sources and errors to the owner, once the visitor has consented', async ({
  page,
}) => {
  // axe takes long on a busy machine.
  test.slow()
  await choose(page, true)
  let counted = hit(page)
  await page.goto(`${server.address}/accordion?source=letter&campaign=spring`)
  expect((await counted).status()).toBe(204)

  const reported = page.waitForResponse(response => response.url().includes('RecordJavascriptErrors'))
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('The kiln is cold')
    })
  })
  expect((await reported).status()).toBe(204)

  counted = hit(page)
  await page.goto(`${server.address}/quote`)
  expect((await counted).status()).toBe(204)

  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'ss_cvr')?.value).toMatch(
    /^[0-9a-z]{20}\|\d{13}\|\d{13}\|\d{13}\|1$/,
  )
  expect(cookies.find(({ name }) => name === 'ss_cvt')?.value).toMatch(/^\d{13}$/)

  const owner = await ownersPage(page)
  expect(await sums(owner)).toEqual(['1', '2', '0', '1'])
  expect(await rowsOf(owner, 'Pages')).toEqual([
    ['/accordion', '1', ''],
    ['/quote', '1', ''],
  ])
  expect(await rowsOf(owner, 'Sources')).toEqual([['letter', '1', '']])
  const [error] = await rowsOf(owner, 'Errors')
  expect(error?.[0]).toContain('The kiln is cold')
  expect([error?.[1], error?.[3]]).toEqual(['1', '/accordion'])
  expect(await brokenRules(owner)).toEqual([])

  await owner.goto(`${server.address}/config/events`)
  const landings = owner.getByRole('row').filter({ hasText: 'landing' })
  await expect(landings).toHaveCount(1)
  await expect(landings).toContainText('"campaign":"spring"')
  await owner.context().close()
})

test('reports web vitals when the visitor leaves the page', async ({ page }) => {
  await choose(page, true)
  const named = page.waitForResponse(response => response.url().includes('/performance/settings'))
  await page.goto(`${server.address}/accordion`)
  await named
  const owner = await ownersPage(page)
  // The metrics exist once the page has painted and responded. Then the visitor leaves.
  await page.locator('main').click({ position: { x: 1, y: 1 } })
  await page.goto(`${server.address}/quote`)
  await expect
    .poll(async () => {
      await owner.reload()
      return (await rowsOf(owner, 'Speed')).find(([path]) => path === '/accordion')?.[1]
    })
    .toMatch(/^\d+\.\d\ds (good|middling|poor)$/)
  await owner.context().close()
})

test('forgets a visitor who withdraws consent, and stops counting [ANA-41]', async ({ page }) => {
  await choose(page, true)
  const counted = hit(page)
  await page.goto(`${server.address}/accordion`)
  await counted
  const withdraw = (): boolean =>
    document.dispatchEvent(new CustomEvent('ashlar:consent', { detail: { analytics: false } }))
  await page.evaluate(withdraw)
  const paths = told(page)
  const left = await page.evaluate(() => [
    document.cookie,
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  expect(left.join(' ')).not.toMatch(/ss_/)
  await page.evaluate(() => {
    document.dispatchEvent(new CustomEvent('ashlar:track', { detail: { event: 'after' } }))
    setTimeout(() => {
      throw new Error('after')
    })
  })
  await page.goto('about:blank')
  expect(paths).toEqual([])
})

test('counts with the cookie banner’s consent, and forgets a visitor who withdraws it there [ANA-41]', async ({
  page,
}) => {
  const paths = told(page)
  const kept = async (): Promise<string[]> =>
    (await page.context().cookies()).map(({ name }) => name).filter(name => /^ss_c(vr|vt)$/.test(name))
  const gate = page.waitForResponse(response => /\/measure-[\w-]{6}\.js/.test(response.url()))
  await page.goto(`${server.address}/cookie-banner`)
  await gate
  const accept = page.getByRole('button', { name: 'Accept', exact: true })
  await expect(accept).toBeVisible()
  expect([paths, await kept()]).toEqual([[], []])
  const counted = hit(page)
  await accept.click()
  expect((await counted).status()).toBe(204)
  await Promise.all([hit(page), page.reload()])
  expect((await kept()).sort()).toEqual(['ss_cvr', 'ss_cvt'])
  await page.getByRole('button', { name: 'Cookie choices' }).click()
  await page.getByRole('button', { name: 'Decline all' }).click()
  await expect.poll(kept).toEqual([])
})
