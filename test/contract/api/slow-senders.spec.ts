import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { expect, inject, it } from 'vitest'
import { createBodySpace, holdBody, releaseBodies } from '../../../demo/server/requests/body-space'
import { SAVE_SUBMISSION_PATH } from '../../../src/calls/form'
import { visit } from './visitor'

it('keeps space for other clients, and takes it back at the end of a body', () => {
  const space = createBodySpace({ all: 100, client: 60 })
  const [first, second, other] = [space.begin('ada'), space.begin('ada'), space.begin('byron')]
  expect([first.add(40), second.add(21), second.add(20)]).toEqual([true, false, true])
  expect([other.add(41), other.add(40)]).toEqual([false, true])
  first.end()
  first.end()
  expect([other.add(21), other.add(20), second.add(20), second.add(21)]).toEqual([false, true, true, false])
})

it('holds the space of a body until its request is answered, or has failed', async () => {
  const app = new Hono()
  let stored = Promise.withResolvers<void>()
  app.use(releaseBodies)
  app.onError((_, context) => context.text('failed', 500))
  app.post('/:how', async context => {
    if (!holdBody(context, 'ada').add(40e6)) return context.text('no space', 429)
    await stored.promise
    if (context.req.param('how') === 'fail') throw new Error('failed')
    return context.text('stored')
  })
  const post = async (how: string) => (await app.request(`/${how}`, { method: 'POST' })).status
  for (const [how, status] of [
    ['store', 200],
    ['fail', 500],
  ] as const) {
    stored = Promise.withResolvers()
    const slow = post(how)
    expect(await post(how)).toBe(429)
    stored.resolve()
    expect(await slow).toBe(status)
    expect(await post('store')).toBe(200)
  }
})

const MEGABYTE = 'x'.repeat(1_000_000)

/** Sends most of a file of 17 MB, and then nothing. `answers` gets what the server says before its end. */
async function stall(client: string, answers: string[]): Promise<Socket> {
  const { hostname, port } = new URL(inject('address'))
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.on('data', data => answers.push(`${data}`))
  const part = '--a\r\nContent-Disposition: form-data; name="f"; filename="a.txt"\r\n\r\n'
  const length = part.length + 17 * MEGABYTE.length
  socket.write(
    `POST ${SAVE_SUBMISSION_PATH} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${client}\r\n` +
      `Content-Type: multipart/form-data; boundary=a\r\nContent-Length: ${length}\r\n\r\n${part}`,
  )
  for (let sent = 0; sent < 16; sent++)
    if (!socket.write(MEGABYTE)) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
  return socket
}

/** Sends a megabyte for a form that does not exist, so that no limit of submissions answers. */
async function upload(client: string): Promise<number> {
  const body = new FormData()
  body.append('formId', 'no-such-form')
  body.append('text', MEGABYTE.slice(1000))
  const headers = { 'x-forwarded-for': client }
  return (await visit().fetch('POST', SAVE_SUBMISSION_PATH, { body, headers })).status
}

it.skipIf(!inject('isOurs'))('limits the memory that a client’s unfinished uploads take', async () => {
  const client = '10.99.0.1'
  // The second time, the space of the first must be free again.
  for (const _ of ['first', 'again']) {
    const answers: string[] = []
    const sockets = await Promise.all([1, 2, 3, 4].map(() => stall(client, answers)))
    await expect.poll(() => answers.length, { timeout: 60_000 }).toBeGreaterThan(0)
    expect(answers[0]).toMatch(/^HTTP\/1\.1 429 /)
    expect([await upload(client), await upload('10.99.0.2')]).toEqual([404, 404])
    expect(answers.filter(answer => answer.startsWith('HTTP/1.1'))).toHaveLength(1)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => sockets.every(({ closed }) => closed)).toBe(true)
  }
})
