import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchWithRetries } from './fetch-with-retries'

let server: Server | undefined

async function serve(answers: readonly RequestListener[]): Promise<{ url: string; count: () => number }> {
  let count = 0
  server = createServer((request, response) => {
    const answer = answers[Math.min(count, answers.length - 1)]
    count++
    answer?.(request, response)
  })
  await new Promise<void>(done => server?.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}/shared/map.js`, count: () => count }
}

const status =
  (code: number): RequestListener =>
  (_, response) =>
    void response.writeHead(code).end('text')
const cutOff: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-length': 1000 }).write('half')
  setTimeout(() => response.destroy(), 10)
}

const patient = (): AbortSignal => AbortSignal.timeout(5000)

describe('fetchFile', () => {
  afterEach(() => server?.close())

  it.each([
    ['a busy server', [status(503), status(200)]],
    ['a file that is cut off half way', [cutOff, status(200)]],
    ['a gateway that fails twice', [status(502), status(504), status(200)]],
  ])('retries after %s', async (_, answers) => {
    const { url, count } = await serve(answers)
    await fetchWithRetries(url, patient())
    expect(count()).toBe(answers.length)
  })

  it.each([404, 410, 403])('fails immediately on %i and names the path [ROLL-12]', async code => {
    const { url, count } = await serve([status(code)])
    await expect(fetchWithRetries(url, patient())).rejects.toMatchObject({
      code: 'rollup-not-found',
      message: expect.stringContaining('/shared/map.js'),
    })
    expect(count()).toBe(1)
  })

  it('stops retrying when its signal aborts', async () => {
    const { url } = await serve([status(503)])
    await expect(fetchWithRetries(url, AbortSignal.timeout(300))).rejects.toMatchObject({
      name: 'TimeoutError',
    })
  })
})
