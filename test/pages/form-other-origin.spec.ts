import {
  form,
  type OwnAnswer,
  openForm,
  type PageServer,
  posts,
  REDIRECT,
  type Received,
  serveForm,
  startPageServer,
  THANKS,
} from './own-server.ts'
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

test('another origin that refuses to be read gets the form once, from the browser', async ({ page }) => {
  const other = await serve(() => THANKS)
  const html = form().replace('action="', `action="${other.address}`)
  const server = await serve(() => ({}), html)
  const { send } = await openForm(page, server)
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
  const { send } = await openForm(page, server)
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
    const { send, confirmation } = await openForm(page, server)
    await send.click()
    await expect(confirmation).toBeVisible()
    expect(posts(other).length).toBe(1)
    expect(posts(other)[0]?.headers).not.toHaveProperty('x-csrf-token')
    expect(posts(other)[0]?.headers).not.toHaveProperty('idempotency-key')
  })
}
