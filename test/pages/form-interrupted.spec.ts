import type { Page, Route } from 'playwright/test'
import type { RunningServer } from '../../demo/server/serving/start-server.ts'
import { startEmptyServer } from '../databases/prepared.ts'
import { expect, test } from './site.ts'

const OWNER = { email: 'owner@example.com', password: 'only for the tests' }
const SAVE = '**/api/form/SaveFormSubmission*'
const UNKNOWN = 'Unknown error, please try again later.'
const THANKS = 'Thank you. We answer on Thursdays.'

let server: RunningServer

// One server for all of them, since each opens its own database.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  server = await startEmptyServer({ services: { owner: OWNER } })
  await server.open()
})
test.afterAll(async () => server.stop())

const formOn = (page: Page) => page.locator('#a-form-of-the-server-s-own ashlar-form')

/** Opens the form, waits until it is enhanced, and fills it in with a unique name. */
async function open(page: Page) {
  await page.goto(`${server.address}/blocks/form`)
  const form = formOn(page)
  await form.locator('.form__counter').filter({ hasText: '0 / 120' }).waitFor()
  const start = Date.now()
  const mark = crypto.randomUUID()
  await form.getByLabel('Name').fill(mark)
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByLabel('The last of the month').check()
  await form.getByLabel('What should we know?').fill('Left-handed.')
  await afterASecond(start)
  return { form, mark, send: form.getByRole('button', { name: 'Save me a wheel' }) }
}

/** The server rejects submissions within a second as a robot's. */
const afterASecond = (start: number) => expect.poll(() => Date.now() - start).toBeGreaterThan(1000)

/** The number of times that the owner finds the submission. */
async function countStored(page: Page, mark: string): Promise<number> {
  await page.request.post(`${server.address}/config/login`, { form: OWNER })
  const answer = await page.request.get(`${server.address}/config/submissions.json?search=${mark}`)
  return (await answer.json()).length
}

test('a page left during a submission still has the input, and the server stores it once', async ({
  page,
}) => {
  const { mark, send } = await open(page)
  let kept = 0
  await page.route(SAVE, async route => {
    await route.fetch()
    kept++
    // No answer: the visitor has left.
  })
  await send.click()
  await expect.poll(() => kept).toBe(1)
  await page.goto(`${server.address}/`)
  await page.unroute(SAVE)
  const start = Date.now()
  await page.goto(`${server.address}/blocks/form`)
  const form = formOn(page)
  await expect(form.getByLabel('Name')).toHaveValue(mark)
  await expect(form.getByLabel('The last of the month')).toBeChecked()
  await form.locator('.form__counter').filter({ hasText: '12 / 120' }).waitFor()
  await afterASecond(start)
  await form.getByRole('button', { name: 'Save me a wheel' }).click()
  await expect(form.getByText(THANKS)).toBeVisible()
  expect(await countStored(page, mark)).toBe(1)
})

test('a form that redirected can be submitted again after Back restores it', async ({ page }) => {
  await page.route('**/blocks/form', async route => {
    const response = await route.fetch()
    const html = (await response.text()).replaceAll('<form ', '<form data-success-redirect="/elsewhere" ')
    await route.fulfill({ response, body: html })
  })
  const { form, mark, send } = await open(page)
  // The page stays in the back-forward cache.
  await page.evaluate(() => {
    const navigation: EventTarget = Reflect.get(window, 'navigation')
    navigation.addEventListener('navigate', event => event.preventDefault())
  })
  await send.click()
  await expect(form.locator('.form[data-status=success]')).toBeVisible()
  await send.click()
  await expect.poll(() => countStored(page, mark)).toBe(1)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await send.click()
  await expect.poll(() => countStored(page, mark)).toBe(2)
})

test('a stale crumb is renewed silently, and the form is stored once', async ({ page, context }) => {
  const { form, mark, send } = await open(page)
  await context.clearCookies({ name: 'crumb' })
  await send.click()
  await expect(form.getByText(THANKS)).toBeVisible()
  expect(await countStored(page, mark)).toBe(1)
})

test('an unreachable host is reported, and the form is stored once when it is back', async ({ page }) => {
  const { form, mark, send } = await open(page)
  await page.route(SAVE, route => route.abort('namenotresolved'))
  await send.click()
  await expect(form.getByText(UNKNOWN)).toBeVisible()
  await page.unroute(SAVE)
  await send.click()
  await expect(form.getByText(THANKS)).toBeVisible()
  expect(await countStored(page, mark)).toBe(1)
})

test('a form without what it is made of keeps its input, and says what to do or is submitted by the browser', async ({
  page,
}) => {
  await page.route('**/form-running-*.js', route => route.abort('connectionreset'))
  await page.goto(`${server.address}/blocks/form`)
  const form = formOn(page)
  await form.getByLabel('Name').fill('Ada')
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByLabel('The last of the month').check()
  await form.getByRole('button', { name: 'Save me a wheel' }).click()
  const told = form.getByText('Error processing form submission. Please reload and try again.')
  await expect(told.or(page.getByRole('heading', { name: 'Thank you' }))).toBeVisible()
  if (await told.isVisible()) await expect(form.getByLabel('Name')).toHaveValue('Ada')
})

test('waits for an answer that takes half a minute, with the form locked', async ({ page }) => {
  await page.clock.install()
  const { form, send } = await open(page)
  let answer: (() => void) | undefined
  await page.route(SAVE, async (route: Route) => {
    await new Promise<void>(done => {
      answer = done
    })
    await route.continue()
  })
  await send.click()
  await expect.poll(() => answer !== undefined).toBe(true)
  await page.clock.fastForward(30_000)
  await expect(form.getByRole('button', { name: 'Submitting…' })).toBeDisabled()
  answer?.()
  await expect(form.getByText(THANKS)).toBeVisible()
})

test('a tab without storage still submits its form, once', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
  })
  const { form, mark, send } = await open(page)
  await page.route(SAVE, async route => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await send.click()
  await expect(form.getByText(UNKNOWN)).toBeVisible()
  await page.unroute(SAVE)
  await send.click()
  await expect(form.getByText(THANKS)).toBeVisible()
  expect(await countStored(page, mark)).toBe(1)
})
