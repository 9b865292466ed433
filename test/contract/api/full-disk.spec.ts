import { spawnSync } from 'node:child_process'
import { connect } from 'node:net'
import { afterAll, afterEach, expect, inject, it, vi } from 'vitest'
import { dataFolder } from '../../databases/prepared'
import { type Backend, OWNER, startBackend, stopBackend, temporaryFolder } from './backend'
import { received, visit } from './visitor'

// Starts several servers.
vi.setConfig({ testTimeout: 240_000 })

const isOurs = inject('isOurs')
const onPostgres = process.env['API_DATABASE'] === 'postgres'
const folder = dataFolder()
const data = { ASHLAR_DATA: folder.path }

let backend: Backend | undefined

afterEach(async () => {
  const { exitCode, signalCode } = backend?.process ?? {}
  if (backend && exitCode === null && signalCode === null) await stopBackend(backend, 'SIGKILL')
})

afterAll(folder.remove)

it.skipIf(!isOurs || onPostgres)(
  'refuses writes while the disk is almost full, and goes on reading',
  async () => {
    backend = await startBackend(data)
    const mark = crypto.randomUUID()
    const owner = visit(backend.address)
    await owner.fetch('POST', '/config/login', { form: OWNER })
    expect((await visit(backend.address).submit('api-anything', { mark })).status).toBe(200)
    await stopBackend(backend, 'SIGTERM')

    backend = await startBackend({ ...data, ASHLAR_MIN_FREE_MB: '1000000000' })
    const visitor = visit(backend.address)
    const { address } = backend
    const refused = await visitor.fetch('POST', '/api/form/SaveFormSubmission', { json: {} })
    const headers = { accept: 'text/html,*/*;q=0.8' }
    const native = await visitor.fetch('POST', '/api/form/SaveFormSubmission', { form: {}, headers })
    expect([native.status, await native.text()]).toEqual([
      507,
      expect.stringMatching(/^<!doctype html>.*Back button/s),
    ])
    const error = 'The server has no space left, so nothing was saved. Please try again later.'
    const later = visit(address)
    for (const [name, value] of owner.cookies) later.cookies.set(name, value)
    const posted = await visitor.fetch('POST', '/cart', { form: { itemId: 'x' } })
    expect([posted.status, await posted.text()]).toEqual([507, expect.stringContaining(error)])
    expect([refused.status, await refused.json()]).toEqual([507, { error }])
    expect(await received(later, { search: mark })).toMatchObject([{ values: { mark } }])
    expect(backend.said()).toContain('"event":"disk-full"')
  },
)

it.skipIf(!isOurs || onPostgres)(
  'ends within 10 s of SIGTERM, although a client never finishes its request',
  async () => {
    backend = await startBackend(data)
    const socket = connect(Number(new URL(backend.address).port), 'localhost')
    socket.on('error', () => {})
    await new Promise<void>(done => {
      const head =
        'POST /api/form/SaveFormSubmission HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=a\r\n'
      socket.write(`${head}Content-Length: 100\r\n\r\n--a`, () => done())
    })
    const started = performance.now()
    await stopBackend(backend, 'SIGTERM')
    expect(performance.now() - started).toBeLessThan(10_000)
    socket.destroy()
  },
)

/** Runs a command with a disk of its own in the data folder; nothing else sees it. */
const onSmallDisk = (folder: string, size = '75m'): string[] => [
  'unshare',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${size} tmpfs "$0" && exec "$@"`,
  folder,
]

const canMount = spawnSync('unshare', ['--map-root-user', '--mount', 'true']).status === 0

it.skipIf(!isOurs || onPostgres || !canMount)(
  'loses nothing on a disk without any space, answers others at once, and ends',
  async () => {
    const limits = { ASHLAR_FORM_LIMIT: '1000', ASHLAR_MIN_FREE_MB: '1' }
    const small = dataFolder()
    backend = await startBackend({ ASHLAR_DATA: small.path, ...limits }, onSmallDisk(small.path))
    const visitor = visit(backend.address)
    const owner = visit(backend.address)
    // A login writes, too.
    await owner.fetch('POST', '/config/login', { form: OWNER })
    const stored: string[] = []
    let refused: Response | undefined
    while (!refused) {
      const mark = crypto.randomUUID()
      // Random, because Postgres compresses.
      const text = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))).toString('base64')
      const answer = await visitor.submit('api-anything', { mark, text: text.repeat(2), more: text })
      if (answer.status === 200) stored.push(mark)
      else refused = answer
    }
    expect(refused.status).toBe(507)
    const started = performance.now()
    expect((await fetch(`${backend.address}/healthz`)).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(2000)
    const found = (await received(owner, {})).map(({ values }) => values['mark'])
    expect(found.sort()).toEqual(stored.sort())
    expect(stored.length).toBeGreaterThan(0)
    expect(await stopBackend(backend, 'SIGTERM')).toBe(0)
    small.remove()
  },
)

it.skipIf(!isOurs || onPostgres || !canMount)('says at its start that the disk is full', async () => {
  const small = temporaryFolder()
  const started = startBackend({ ASHLAR_DATA: small.path }, onSmallDisk(small.path, '20m'))
  await expect(started).rejects.toThrow(`the disk of ${small.path} is full`)
  small.remove()
})
