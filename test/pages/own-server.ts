import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'

/** A request that a page's own server has received. */
export interface Received {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/** The server's answer, if it is not its page. */
export interface OwnAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | object
}

/** A server of a page's own, which knows nothing of blocks. */
export interface PageServer {
  readonly address: string
  readonly received: Received[]
  readonly stop: () => void
}

/** Starts a server on a free port, with the build in `/ashlar/`; `answer` decides what else it answers. */
export async function startPageServer(
  answer: (request: Received) => OwnAnswer | Promise<OwnAnswer>,
): Promise<PageServer> {
  const received: Received[] = []
  const server = createServer(async (incoming, response) => {
    const { method = '', url: path = '', headers } = incoming
    if (path.startsWith('/ashlar/')) {
      const script = readFileSync(join('dist', path.replace('/ashlar/', '')))
      return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
    }
    const entries =
      method === 'POST' ? await new Response(incoming as never, incoming as never).formData() : []
    const fields = [...entries].map(([name, value]) => [name, textOf(value)] as const)
    const request = { method, path, headers, fields }
    if (path !== '/favicon.ico') received.push(request)
    const { status = 200, headers: more, body = '' } = await answer(request)
    const type = typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json'
    response
      .writeHead(status, { 'Content-Type': type, ...more })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    received,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A file as its name and size. */
const textOf = (value: FormDataEntryValue): string =>
  typeof value === 'string' ? value : `${value.name} ${value.size}`

/** Wraps HTML in a page with the blocks. */
export const pageWith = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><title>Contact</title>${head}<body>${body}
  <script type="module" src="/ashlar/boot.js"></script></body></html>`

const HEAD = '<meta name="csrf-token" content="meta-token"><link rel="icon" href="data:,">'

/** A form for the page's own server, inside a block. */
export const form = (attributes = '', more = '', name = ''): string => `
  <ashlar-form><form method="post" action="/contact/" ${attributes}>
    <input type="hidden" name="token" value="t1">
    <p><label for="name">Name</label> <input id="name" name="name" value="${name}" required></p>${more}
    <button name="kind" value="question">Ask</button>
  </form></ashlar-form>`

export const REDIRECT: OwnAnswer = { status: 303, headers: { Location: '/thanks/' } }

export const THANKS: OwnAnswer = { body: '<!doctype html><h1>Received</h1>' }

/** Starts a server with `html` on its page, whose form is answered by `answer`. */
export const serveForm = (
  answer: (request: Received) => OwnAnswer | Promise<OwnAnswer>,
  html = form(),
): Promise<PageServer> =>
  startPageServer(request => {
    if (request.method === 'POST') return answer(request)
    if (request.method === 'OPTIONS') return { status: 405 }
    return request.path.startsWith('/thanks/') ? THANKS : { body: pageWith(html, HEAD) }
  })

/** The forms that a server has received. */
export const posts = ({ received }: PageServer): Received[] =>
  received.filter(({ method }) => method === 'POST')

/** Opens the page of a form, and fills the form in once the block has it. */
export async function openForm(
  page: Page,
  { address }: PageServer,
): Promise<{ readonly send: Locator; readonly confirmation: Locator }> {
  await page.goto(address)
  await page.locator('.form__body').waitFor()
  await page.getByLabel('Name').fill('Ada')
  return { send: page.getByRole('button', { name: 'Ask' }), confirmation: page.getByText('Thank you!') }
}
