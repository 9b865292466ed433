import type { Page } from 'playwright/test'
import type { RunningServer } from '../../demo/server/serving/start-server.ts'
import { startEmptyServer } from '../databases/prepared.ts'
import { type TemporaryFolder, writeFolder } from './folder.ts'
import { expect, test } from './site.ts'

const PROVIDER = 'https://www.google.com/recaptcha/api.js?render=explicit'

/** Replaces the provider's script: the same global, and the test plays the visitor. */
const FAKE = `window.grecaptcha = {
  render(container, options) { container.append('drawn'); window.drawn = options; return 7 },
  reset(id) { window.resetId = id },
}`

const CONTEXT = JSON.stringify({ websiteSettings: { captchaSettings: { siteKey: 'key-of-the-site' } } })

const block = (formId: string, captcha: object): string => {
  const fields = [{ type: 'text', id: 'subject', title: 'Subject' }]
  return `<ashlar-form data-block-json='${JSON.stringify({ formId, fields, captcha })}'></ashlar-form>`
}

const pageOf = (context: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Captcha</title>
  <script type="application/json" id="site-context">${context}</script></head><body>${body}</body></html>`

let folder: TemporaryFolder
let server: RunningServer

// One server for all of them, since each opens its own database.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  folder = await writeFolder({
    'site-key.html': pageOf(CONTEXT, block('of-the-site', { provider: 'recaptcha' })),
    'own-key.html': pageOf(
      CONTEXT,
      block('of-its-own', { provider: 'recaptcha', siteKey: 'key-of-the-form' }),
    ),
    'no-key.html': pageOf('{}', block('of-nobody', { provider: 'recaptcha' })),
    'narrow.html': pageOf(
      CONTEXT,
      `<div style="inline-size: 319px">${block('narrow', { provider: 'recaptcha' })}</div>`,
    ),
  })
  server = await startEmptyServer({ site: folder.path })
  await server.open()
})
test.afterAll(async () => {
  await server.stop()
  await folder.remove()
})

/** Opens a page with a replaced provider script, and collects the reported errors. */
async function open(page: Page, path: string, script: 'given' | 'refused' | 'held' = 'given') {
  const asked: string[] = []
  await page.route(
    url => url.origin !== new URL(server.address).origin,
    async route => {
      asked.push(route.request().url())
      if (script === 'refused') await route.abort()
      if (script === 'given') await route.fulfill({ contentType: 'text/javascript', body: FAKE })
    },
  )
  await page.addInitScript(() => {
    const reported: string[] = []
    Reflect.set(window, 'reported', reported)
    document.addEventListener('ashlar:error', event => {
      if (event instanceof CustomEvent) reported.push(event.detail.message)
    })
  })
  await page.goto(`${server.address}/${path}`)
  const reported = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'reported'))
  const form = page.locator('ashlar-form')
  expect(asked).toEqual([])
  await form.getByRole('button', { name: 'Show the captcha' }).click()
  return { asked, reported, form }
}

/** The options that the form passed to the provider, and the visitor's answers. */
const drawn = (page: Page, name: string): Promise<unknown> =>
  page.evaluate(key => Reflect.get(Reflect.get(window, 'drawn') ?? {}, key), name)
const tell = (page: Page, name: string, answer?: string): Promise<void> =>
  page.evaluate(([key = '', value]) => Reflect.get(Reflect.get(window, 'drawn'), key)(value), [name, answer])

test('loads the provider’s script with the key of the site’s settings [CAP-06]', async ({ page }) => {
  const { asked, form } = await open(page, 'site-key')
  await expect(form.getByText('drawn')).toBeVisible()
  expect(asked).toEqual([PROVIDER])
  expect(await drawn(page, 'sitekey')).toBe('key-of-the-site')
  expect(await drawn(page, 'size')).toBe('normal')
})

test('uses the form’s own key if it has one [CAP-06]', async ({ page }) => {
  const { form } = await open(page, 'own-key')
  await expect(form.getByText('drawn')).toBeVisible()
  expect(await drawn(page, 'sitekey')).toBe('key-of-the-form')
})

test('is compact below 320 px [CAP-05]', async ({ page }) => {
  const { form } = await open(page, 'narrow')
  await expect(form.getByText('drawn')).toBeVisible()
  expect(await drawn(page, 'size')).toBe('compact')
})

test('must be solved again once the answer has expired, and sends the new one [FORM-28] [CAP-01]', async ({
  page,
}) => {
  const { form } = await open(page, 'site-key')
  await expect(form.getByText('drawn')).toBeVisible()
  await form.getByLabel('Subject').fill('A bench')
  const notice = form.getByText('Complete CAPTCHA before submitting.')
  await tell(page, 'callback', 'first')
  await tell(page, 'expired-callback')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(notice).toBeVisible()
  await tell(page, 'callback', 'second')
  const saving = page.waitForRequest(/SaveFormSubmission/)
  await form.getByRole('button', { name: 'Submit' }).click()
  expect((await saving).postDataJSON()).toMatchObject({ captchaKey: 'second' })
  await expect(form.getByText('Thank you!')).toBeVisible()
})

for (const [path, script] of [
  ['site-key', 'refused'],
  ['no-key', 'given'],
] as const) {
  test(`reports a missing configuration: ${path}, the script ${script} [CAP-07]`, async ({ page }) => {
    const { asked, form, reported } = await open(page, path, script)
    await expect.poll(reported).toEqual(['ReCaptcha has not been set up!'])
    expect(asked).toEqual(script === 'refused' ? [PROVIDER] : [])
    await form.getByLabel('Subject').fill('A bench')
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(form.getByText('Complete CAPTCHA before submitting.')).toBeVisible()
    await expect(form.getByLabel('Subject')).toHaveValue('A bench')
  })
}

test('reports that the document was destroyed before the script was loaded [CAP-08]', async ({ page }) => {
  const { asked, reported } = await open(page, 'site-key', 'held')
  await expect.poll(() => asked).toEqual([PROVIDER])
  await page.evaluate(() => window.ashlar?.destroy())
  await expect.poll(reported).toEqual(['Document was destroyed'])
})
