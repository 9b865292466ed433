import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { DEFAULT_PORT, readArguments } from '../../demo/server/serving/configuration.ts'
import { isHashedScript, storedWidth } from '../../demo/server/serving/static-files.ts'
import { writeFolder } from './folder.ts'
import { expect, test } from './site.ts'

for (const [argv, environment, expected] of [
  [[], {}, { kind: 'serve', port: undefined }],
  [[], { PORT: '81' }, { kind: 'serve', port: 81 }],
  [['--port', '82'], { PORT: '81' }, { kind: 'serve', port: 82 }],
  [['--site', 'x'], {}, { kind: 'serve', port: undefined, site: 'x' }],
  [['--help'], {}, { kind: 'help' }],
] as const) {
  test(`reads "${argv.join(' ')}" with ${JSON.stringify(environment)}`, () => {
    expect(readArguments(argv, environment)).toEqual(expected)
  })
}

for (const argv of [['--port', 'x'], ['--port', '70000'], ['--sit', 'x'], ['extra'], ['--site']]) {
  test(`rejects "${argv.join(' ')}"`, () => {
    expect(readArguments(argv, {})).toMatchObject({ kind: 'mistake', message: /\w/ })
  })
}

for (const [asked, largest, expected] of [
  [750, 1500, 750],
  [751, 1500, 1000],
  [1, 1500, 100],
  [2500, 1500, 1500],
  [1500, 1000, 1000],
  [Number.POSITIVE_INFINITY, 1500, 1500],
] as const) {
  test(`answers ${asked} px with ${expected} px of ${largest}`, () => {
    expect(storedWidth(asked, largest)).toBe(expected)
  })
}

for (const [address, type] of [
  ['/pictures/jar.webp', 'image/webp'],
  ['/pictures/jar.webp?format=300w', 'image/webp'],
  ['/pictures/jar-300w.webp', 'image/webp'],
  ['/dist/boot.js', 'text/javascript; charset=utf-8'],
  ['/dist/ashlar.css', 'text/css; charset=utf-8'],
] as const) {
  test(`serves ${address} to any origin`, async ({ request }) => {
    const answer = await request.get(address)
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({ 'content-type': type, 'access-control-allow-origin': '*' })
  })
}

test('compresses text, and answers 304 if boot.js is unchanged', async ({ request }) => {
  const first = await request.get('/dist/boot.js', { headers: { 'accept-encoding': 'br, gzip' } })
  expect(first.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
  const second = await request.get('/dist/boot.js', {
    headers: { 'if-none-match': first.headers()['etag'] ?? '' },
  })
  expect(second.status()).toBe(304)
})

for (const [path, expected] of [
  ['boot.js', false],
  ['lite/boot.js', false],
  ['ashlar.css', false],
  ['manifest.json', false],
  ['accordion-Np3giT.js', true],
  ['shared/kit-0IR7xrZQ.js', true],
] as const) {
  test(`${expected ? 'keeps' : 'asks again for'} ${path}`, () => {
    expect(isHashedScript(path)).toBe(expected)
  })
}

test('serves no files outside of dist', async ({ server }) => {
  expect((await fetch(`${server.address}/dist/..%2fpackage.json`)).status).toBe(404)
})

for (const [how, argv, environment] of [
  ['--port', (port: number) => ['--port', `${port}`], () => ({})],
  ['PORT', () => [], (port: number) => ({ PORT: `${port}` })],
] as const) {
  test(`takes no other port than the one that ${how} names`, async ({ server }) => {
    const main = spawn(process.execPath, ['demo/server/main.ts', ...argv(server.port)], {
      env: { ...process.env, ...environment(server.port) },
    })
    expect(await output(main, 'busy')).toContain(`Port ${server.port} is busy. Name another one`)
    expect(await once(main, 'exit')).toEqual([1, null])
  })
}

test('uses the next port if none is named and the usual one is busy, says so, and stops on request', async () => {
  const data = await writeFolder({})
  const busy = createServer()
  // Unless something else has it.
  await new Promise(done => busy.once('error', done).listen(DEFAULT_PORT, () => done(undefined)))
  const { PORT: _, ...environment } = process.env
  const main = spawn(process.execPath, ['demo/server/main.ts'], {
    env: { ...environment, ASHLAR_DATA: data.path },
  })
  const said = await output(main, 'Ctrl-C stops.')
  busy.close()
  expect(said).toContain(`Port ${DEFAULT_PORT} is busy; using `)
  const [address = ''] = /http:\/\/localhost:\d+/.exec(said) ?? []
  expect((await fetch(address)).status).toBe(200)
  main.kill('SIGTERM')
  expect(await once(main, 'exit')).toEqual([0, null])
  await data.remove()
})

test('names a folder that does not exist', async () => {
  const main = spawn(process.execPath, ['demo/server/main.ts', '--site', 'no/such/folder'])
  expect(await output(main, 'folder')).toMatch(/--site: no such folder: .*no\/such\/folder/)
  expect(await once(main, 'exit')).toEqual([1, null])
})

/** The output of the process until it contains `words`. */
async function output({ stdout, stderr }: ChildProcess, words: string): Promise<string> {
  let said = ''
  return new Promise(done => {
    for (const stream of [stdout, stderr]) {
      stream?.on('data', chunk => {
        said += chunk
        if (said.includes(words)) done(said)
      })
    }
  })
}
