import type { Page } from 'playwright/test'
import { type OwnAnswer, type PageServer, pageWith, type Received, startPageServer } from './own-server.ts'
import { expect, test } from './site.ts'

const HEAD = '<meta name="csrf-token" content="meta-token"><link rel="icon" href="data:,">'

const form = (attributes = '', more = '', name = ''): string => `
  <ashlar-form><form method="post" action="/contact/" ${attributes}>
    <input type="hidden" name="token" value="t1">
    <p><label for="name">Name</label> <input id="name" name="name" value="${name}" required></p>${more}
    <button name="kind" value="question">Ask</button>
  </form></ashlar-form>`

const REDIRECT: OwnAnswer = { status: 303, headers: { Location: '/thanks/' } }
const THANKS: OwnAnswer = { body: '<!doctype html><h1>Received</h1>' }

let servers: PageServer[] = []
test.afterEach(() => {
  for (const { stop } of servers) stop()
  servers = []
})

/** Starts a server whose form is answered by `answer`. */
async function serve(
  answer: (request: Received) => OwnAnswer | Promise<OwnAnswer>,
  html = form(),
): Promise<PageServer> {
  const server = await startPageServer(request => {
    if (request.method === 'POST') return answer(request)
    if (request.method === 'OPTIONS') return { status: 405 }
    return request.path === '/thanks/' ? THANKS : { body: pageWith(html, HEAD) }
  })
  servers.push(server)
  return server
}

const posts = ({ received }: PageServer): Received[] => received.filter(({ method }) => method === 'POST')

/** Opens the form, and waits until the block has it. */
async function open(page: Page, { address }: PageServer) {
  await page.goto(address)
  await page.locator('.form[data-status]').waitFor()
  await page.getByLabel('Name').fill('Ada')
  return { send: page.getByRole('button', { name: 'Ask' }), confirmation: page.getByText('Thank you!') }
}

test('a redirect leads to its page, once, and nothing asks the site’s backend', async ({ page }) => {
  const server = await serve(() => REDIRECT)
  const { send } = await open(page, server)
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
  const { send } = await open(page, server)
  await send.click()
  await expect(page.getByText('Hello, Ada.')).toBeVisible()
  await expect(send).toBeHidden()
})

test('the draft survives a reload, and not an acceptance', async ({ page }) => {
  const server = await serve(() => ({ body: {} }))
  await open(page, server)
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Ada')
  await page.locator('.form[data-status]').waitFor()
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect(page.getByText('Thank you!')).toBeVisible()
  await page.reload()
  await page.locator('.form[data-status]').waitFor()
  await expect(page.getByLabel('Name')).toHaveValue('')
})

test('422 with JSON puts the messages at their fields', async ({ page }) => {
  const server = await serve(() => ({ status: 422, body: { errors: { name: ['Taken.'] } } }))
  const { send } = await open(page, server)
  await send.click()
  await expect(page.locator('.form__error')).toHaveText('Taken.')
  await expect(page.getByLabel('Name')).toHaveValue('Ada')
  await expect(page.getByLabel('Name')).toBeFocused()
})

test('422 with the same form puts its messages at the fields, and takes its token', async ({ page }) => {
  const again = form('', '<ul class="errorlist"><li>Taken.</li></ul>', 'Ada').replace('t1', 't2')
  let count = 0
  const server = await serve(() => (count++ ? REDIRECT : { status: 422, body: pageWith(again) }))
  const { send } = await open(page, server)
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
    const { send, confirmation } = await open(page, server)
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
  const { send, confirmation } = await open(page, server)
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
  const { send, confirmation } = await open(page, server)
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
  const { send, confirmation } = await open(page, server)
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
  const { send } = await open(page, server)
  await send.click()
  await page.waitForURL('**/thanks/?*')
  expect(new URL(page.url()).search).toBe('?token=t1&name=Ada&kind=question')
})

test('another origin that refuses to be read gets the form once, from the browser', async ({ page }) => {
  const other = await serve(() => THANKS)
  const html = form().replace('action="', `action="${other.address}`)
  const server = await serve(() => ({}), html)
  const { send } = await open(page, server)
  await send.click()
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible()
  expect(page.url()).toBe(`${other.address}/contact/`)
  expect(posts(other).map(({ fields }) => fields)).toEqual([
    [
      ['token', 't1'],
      ['name', 'Ada'],
      ['kind', 'question'],
    ],
  ])
  expect(posts(other)[0]?.headers).not.toHaveProperty('x-csrf-token')
})

/** Headers of an origin that lets every page read its answers. */
const OPEN = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Methods': 'POST, OPTIONS' }

/** Starts the server of a form on another page. */
async function serveOther(answer: (request: Received) => OwnAnswer): Promise<PageServer> {
  const other = await startPageServer(answer)
  servers.push(other)
  return other
}

test('another origin whose answer cannot be read, once it has the form, does not get it again', async ({
  page,
}) => {
  const other = await serveOther(({ method }) =>
    method === 'POST' ? REDIRECT : { status: method === 'HEAD' ? 200 : 404, headers: OPEN },
  )
  const server = await serve(() => ({}), form().replace('action="', `action="${other.address}`))
  const { send } = await open(page, server)
  await send.click()
  await expect(page.getByText('Unknown error, please try again later.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Ada')
  expect(posts(other).length).toBe(1)
})

for (const readable of ['HEAD', 'OPTIONS']) {
  test(`another origin that can be read by ${readable} answers in place, without the page’s tokens`, async ({
    page,
  }) => {
    const other = await serveOther(({ method }) => ({
      status: method === 'HEAD' ? 405 : 200,
      ...((method === readable || method === 'POST') && { headers: OPEN }),
      body: method === 'POST' ? { ok: true } : '',
    }))
    const server = await serve(() => ({}), form().replace('action="', `action="${other.address}`))
    const { send, confirmation } = await open(page, server)
    await send.click()
    await expect(confirmation).toBeVisible()
    expect(posts(other).length).toBe(1)
    expect(posts(other)[0]?.headers).not.toHaveProperty('x-csrf-token')
    expect(posts(other)[0]?.headers).not.toHaveProperty('idempotency-key')
  })
}

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
