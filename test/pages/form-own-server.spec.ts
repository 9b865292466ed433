import { form, openForm, type PageServer, pageWith, posts, REDIRECT, serveForm } from './own-server.ts'
import { expect, test } from './site.ts'

let servers: PageServer[] = []
test.afterEach(() => {
  for (const { stop } of servers) stop()
  servers = []
})

/** Starts a server until the end of the test. */
async function serve(...options: Parameters<typeof serveForm>): Promise<PageServer> {
  const server = await serveForm(...options)
  servers.push(server)
  return server
}

test('a redirect leads to its page, once, and nothing asks the site’s backend', async ({ page }) => {
  const server = await serve(() => REDIRECT)
  const { send } = await openForm(page, server)
  await send.click()
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible()
  expect(page.url()).toBe(`${server.address}/thanks/`)
  const [post, ...others] = posts(server)
  expect(post?.fields).toEqual([
    ['token', 't1'],
    ['name', 'Ada'],
    ['kind', 'question'],
  ])
  expect(post?.headers).toMatchObject({
    accept: 'text/html, application/json',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    'x-csrf-token': 'meta-token',
  })
  expect(post?.headers['idempotency-key']).toMatch(/\w{12}/)
  expect(others).toEqual([])
  expect(server.received.filter(({ path }) => path.startsWith('/api/'))).toEqual([])
})

test('JSON with 2xx shows the confirmation, and its message', async ({ page }) => {
  const server = await serve(({ fields }) => ({ body: { message: `Hello, ${fields[1]?.[1]}.` } }))
  const { send } = await openForm(page, server)
  await send.click()
  await expect(page.getByText('Hello, Ada.')).toBeVisible()
  await expect(send).toBeHidden()
})

test('the draft survives a reload, and not an acceptance', async ({ page }) => {
  const server = await serve(() => ({ body: {} }))
  await openForm(page, server)
  // The code that stores drafts loads at the first use.
  await page.locator('.form[data-status]').waitFor()
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Ada')
  await page.locator('.form[data-status]').waitFor()
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect(page.getByText('Thank you!')).toBeVisible()
  await page.reload()
  await page.locator('.form__body').hover()
  await page.locator('.form[data-status]').waitFor()
  await expect(page.getByLabel('Name')).toHaveValue('')
})

test('422 with JSON puts the messages at their fields', async ({ page }) => {
  const server = await serve(() => ({ status: 422, body: { errors: { name: ['Taken.'] } } }))
  const { send } = await openForm(page, server)
  await send.click()
  await expect(page.locator('.form__error')).toHaveText('Taken.')
  await expect(page.getByLabel('Name')).toHaveValue('Ada')
  await expect(page.getByLabel('Name')).toBeFocused()
})

test('422 with the same form puts its messages at the fields, and takes its token', async ({ page }) => {
  const again = form('', '<ul class="errorlist"><li>Taken.</li></ul>', 'Ada').replace('t1', 't2')
  let count = 0
  const server = await serve(() => (count++ ? REDIRECT : { status: 422, body: pageWith(again) }))
  const { send } = await openForm(page, server)
  await send.click()
  await expect(page.getByText('Taken.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Ada')
  await send.click()
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible()
  expect(posts(server).map(({ fields }) => fields[0]?.[1])).toEqual(['t1', 't2'])
})

for (const [cookie, header] of [
  ['csrftoken', 'x-csrftoken'],
  ['XSRF-TOKEN', 'x-xsrf-token'],
] as const) {
  test(`the token of the cookie ${cookie} is sent as ${header}`, async ({ page }) => {
    const server = await serve(() => ({ body: {} }))
    await page.context().addCookies([{ name: cookie, value: 'a%3D', url: server.address }])
    const { send, confirmation } = await openForm(page, server)
    await send.click()
    await expect(confirmation).toBeVisible()
    expect(posts(server)[0]?.headers[header]).toBe('a=')
  })
}

test('the token of the cookie that the context names is sent in its header', async ({ page }) => {
  const context = '{ "forms": { "csrf": { "cookie": "mine", "header": "X-Mine" } } }'
  const server = await serve(
    () => ({ body: {} }),
    `<script type="application/json" id="site-context">${context}</script>${form()}`,
  )
  await page.context().addCookies([{ name: 'mine', value: 'm1', url: server.address }])
  const { send, confirmation } = await openForm(page, server)
  await send.click()
  await expect(confirmation).toBeVisible()
  expect(posts(server)[0]?.headers['x-mine']).toBe('m1')
})

test('a file is part of the form, and shows its progress', async ({ page }) => {
  const field = '<p><label for="plan">Plan</label> <input id="plan" name="plan" type="file"></p>'
  let finish = (): void => {}
  const finished = new Promise<void>(done => (finish = done))
  const server = await serve(
    async () => {
      await finished
      return { body: {} }
    },
    form('enctype="multipart/form-data"', field),
  )
  const { send, confirmation } = await openForm(page, server)
  const buffer = Buffer.alloc(2_000_000)
  await page.getByLabel('Plan').setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer })
  await page.locator('.form__file').waitFor()
  await send.click()
  const progress = page.getByRole('progressbar', { name: 'Uploading plan.pdf' })
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0.9)
  finish()
  await expect(confirmation).toBeVisible()
  expect(posts(server)[0]?.fields[2]).toEqual(['plan', 'plan.pdf 2000000'])
})

test('500 keeps the values, and the next try has the same key', async ({ page }) => {
  let count = 0
  const server = await serve(() => (count++ ? { body: {} } : { status: 500, body: '<h1>Oops</h1>' }))
  const { send, confirmation } = await openForm(page, server)
  await send.click()
  await expect(page.getByText('Unable to send form. Please try again later.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Ada')
  expect(posts(server).length).toBe(1)
  await send.click()
  await expect(confirmation).toBeVisible()
  const keys = posts(server).map(({ headers }) => headers['idempotency-key'])
  expect(keys).toEqual([keys[0], keys[0]])
})

test('a form with method get is the browser’s', async ({ page }) => {
  const server = await serve(
    () => ({}),
    form().replace('method="post"', 'method="get"').replace('/contact/', '/thanks/'),
  )
  const { send } = await openForm(page, server)
  await send.click()
  await page.waitForURL('**/thanks/?*')
  expect(new URL(page.url()).search).toBe('?token=t1&name=Ada&kind=question')
})

test('a captcha’s proof is a field of the form', async ({ page }) => {
  const context = { websiteSettings: { captchaSettings: { siteKey: 'key' } } }
  const captcha = JSON.stringify({ captcha: { provider: 'recaptcha' } })
  const server = await serve(
    () => ({ body: {} }),
    `<script type="application/json" id="site-context">${JSON.stringify(context)}</script>
    ${form().replace('<ashlar-form', `<ashlar-form data-block-json='${captcha}'`)}`,
  )
  await page.route(/google\.com/, route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.grecaptcha = {
        render(container, { callback }) { container.append('drawn'); callback('proof') }, reset() {} }`,
    }),
  )
  const { send, confirmation } = await openForm(page, server)
  await page.getByRole('button', { name: 'Show the captcha' }).click()
  await expect(page.getByText('drawn')).toBeVisible()
  await send.click()
  await expect(confirmation).toBeVisible()
  expect(posts(server)[0]?.fields.at(-1)).toEqual(['g-recaptcha-response', 'proof'])
})

test('without the code that sends it, the form is the browser’s again', async ({ page }) => {
  const server = await serve(() => REDIRECT)
  await page.route(/own-server/, route => route.fulfill({ status: 404 }))
  const asked = page.waitForResponse(/own-server/)
  await page.goto(server.address)
  await page.locator('.form__body').hover()
  await asked
  await page.locator('ashlar-form > form:not([novalidate])').waitFor()
  await page.getByLabel('Name').fill('Ada')
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible()
  expect(posts(server).map(({ fields }) => fields.length)).toEqual([3])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser posts the form to its server', async ({ page }) => {
    const server = await serve(() => REDIRECT)
    await page.goto(server.address)
    await page.getByLabel('Name').fill('Ada')
    await page.getByRole('button', { name: 'Ask' }).click()
    await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible()
    expect(posts(server).length).toBe(1)
  })
})
