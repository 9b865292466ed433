import type { Page, Route } from 'playwright/test'
import type { RunningServer } from '../../demo/server/serving/start-server.ts'
import { startEmptyServer } from '../databases/prepared.ts'
import { expect, test } from './site.ts'

const OWNER = { email: 'owner@example.com', password: 'only for the tests' }
const KEY = '**/api/form/FormSubmissionKey*'
const SAVE = '**/api/form/SaveFormSubmission*'
const UNKNOWN = 'Unknown error, please try again later.'
const NO_KEY = 'Could not get a form submission key, please try again later.'
const THANKS = 'Thank you. We answer on Thursdays.'

let server: RunningServer

test.beforeAll(async () => {
  server = await startEmptyServer({ services: { owner: OWNER } })
  await server.open()
})
test.afterAll(async () => server.stop())

/** Opens the form, and fills it in with a unique name. */
async function open(page: Page) {
  const mark = crypto.randomUUID()
  await page.goto(`${server.address}/blocks/form`)
  const form = page.locator('#a-form-of-the-server-s-own ashlar-form')
  await form.locator('.form__counter').filter({ hasText: '0 / 120' }).waitFor()
  const start = Date.now()
  await form.getByLabel('Name').fill(mark)
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByLabel('The last of the month').check()
  await form.getByLabel('What should we know?').fill('Left-handed.')
  // The server rejects submissions within a second as a robot's.
  await expect.poll(() => Date.now() - start).toBeGreaterThan(1000)
  const send = form.getByRole('button', { name: 'Save me a wheel' })
  const keepsAll = async (): Promise<void> => {
    await expect(form.getByLabel('Name')).toHaveValue(mark)
    await expect(form.getByLabel('Name')).toBeEnabled()
    await expect(form.getByLabel('Email')).toHaveValue('ada@example.com')
    await expect(form.getByLabel('The last of the month')).toBeChecked()
    await expect(form.getByLabel('What should we know?')).toHaveValue('Left-handed.')
    await expect(send).toBeEnabled()
  }
  return { form, mark, send, keepsAll }
}

/** The number of times that the owner finds the submission. */
async function countStored(page: Page, mark: string): Promise<number> {
  await page.request.post(`${server.address}/config/login`, { form: OWNER })
  const answer = await page.request.get(`${server.address}/config/submissions.json?search=${mark}`)
  return (await answer.json()).length
}

const answer =
  (status: number, body: string, contentType = 'application/json') =>
  (route: Route) =>
    route.fulfill({ status, body, contentType })

const FAULTS: readonly (readonly [what: string, (route: Route) => Promise<void>, message: string])[] = [
  ['400', answer(400, '{}'), UNKNOWN],
  ['400 in words', answer(400, '{"error":"We are closed."}'), 'We are closed.'],
  ['401', answer(401, '{}'), 'Unable to submit form. Please try again later.'],
  ['403', answer(403, '{}'), UNKNOWN],
  ['404', answer(404, '{}'), 'This form has not been configured yet.'],
  [
    '429',
    answer(429, '{}'),
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  ],
  ['500', answer(500, '{}'), 'Unable to send form. Please try again later.'],
  ['502 from a gateway', answer(502, '<h1>Bad gateway</h1>', 'text/html'), UNKNOWN],
  ['503', answer(503, '{}'), UNKNOWN],
  ['HTML instead of JSON', answer(200, '<!doctype html><p>Welcome', 'text/html'), UNKNOWN],
  ['half an answer', answer(200, '{"succ'), UNKNOWN],
  ['a connection that breaks', route => route.abort('connectionreset'), UNKNOWN],
]

for (const [what, fault, message] of FAULTS) {
  test(`${what}: reports it, keeps the input, and submits once on the next attempt [FORM-54]`, async ({
    page,
  }) => {
    await page.route(SAVE, fault)
    const { form, mark, send, keepsAll } = await open(page)
    await send.click()
    await expect(form.getByText(message, { exact: true })).toBeVisible()
    await keepsAll()
    await page.unroute(SAVE)
    await send.click()
    await expect(form.getByText(THANKS)).toBeVisible()
    expect(await countStored(page, mark)).toBe(1)
  })
}

for (const [what, lose] of [
  ['lost', (route: Route) => route.abort('connectionreset')],
  ['cut', answer(200, '{"succ')],
  ['replaced by a gateway’s', answer(504, '<h1>Gateway time-out</h1>', 'text/html')],
] as const) {
  test(`a stored submission whose answer is ${what} is stored once`, async ({ page }) => {
    await page.route(SAVE, async route => {
      await route.fetch()
      await lose(route)
    })
    const { form, mark, send, keepsAll } = await open(page)
    await send.click()
    await expect(form.getByText(UNKNOWN)).toBeVisible()
    await keepsAll()
    await page.unroute(SAVE)
    await send.click()
    await expect(form.getByText(THANKS)).toBeVisible()
    expect(await countStored(page, mark)).toBe(1)
  })
}

test('no answer: gives up after a minute without losing input', async ({ page }) => {
  await page.clock.install()
  let asked = 0
  await page.route(SAVE, () => void asked++)
  const { form, send, keepsAll } = await open(page)
  await send.click()
  await expect.poll(() => asked).toBe(1)
  await expect(form.getByRole('button', { name: 'Submitting…' })).toBeDisabled()
  await page.clock.fastForward(61_000)
  await expect(form.getByText(UNKNOWN)).toBeVisible()
  await keepsAll()
})

test('offline: says that no key is available, and submits once online again [FORM-44]', async ({
  page,
  context,
}) => {
  const { form, mark, send, keepsAll } = await open(page)
  await context.setOffline(true)
  await send.click()
  await expect(form.getByText(NO_KEY)).toBeVisible()
  await keepsAll()
  await context.setOffline(false)
  await send.click()
  await expect(form.getByText(THANKS)).toBeVisible()
  expect(await countStored(page, mark)).toBe(1)
})

for (const [what, act] of [
  ['a double click', async (page: Page) => page.getByRole('button', { name: 'Save me a wheel' }).dblclick()],
  [
    'Enter pressed twice',
    async (page: Page) => {
      await page.locator('#workshop-email').focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
    },
  ],
] as const) {
  test(`${what} sends one pair of calls [FORM-21]`, async ({ page }) => {
    const calls: string[] = []
    await page.route(KEY, route => {
      calls.push('key')
      return route.continue()
    })
    await page.route(SAVE, route => {
      calls.push('save')
      return route.continue()
    })
    const { form, mark } = await open(page)
    await act(page)
    await expect(form.getByText(THANKS)).toBeVisible()
    expect(calls).toEqual(['key', 'save'])
    expect(await countStored(page, mark)).toBe(1)
  })
}

test('a file that the server cannot store now shows an error at its field, and is sent with the next attempt', async ({
  page,
}) => {
  const uploads = '**/api/form/UploadFile*'
  await page.goto(`${server.address}/blocks/form`)
  const form = page.locator('#every-field ashlar-form')
  await form.scrollIntoViewIfNeeded()
  await form.locator('.form__files').waitFor({ state: 'attached' })
  await form.getByLabel('Email').fill('ada@example.com')
  const file = { name: 'bench.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await form.getByLabel('Pictures or drawings').setInputFiles([file])
  await page.route(uploads, route => route.abort('connectionreset'))
  const send = form.getByRole('button', { name: 'Send it all' })
  await send.click()
  await expect(form.locator('.form__error', { hasText: 'File upload failed to complete' })).toBeVisible()
  await expect(form.getByText('bench.pdf')).toBeVisible()
  await page.unroute(uploads)
  await send.click()
  await expect(form.getByText('Thank you!')).toBeVisible()
})
