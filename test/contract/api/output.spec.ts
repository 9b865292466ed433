import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, inject, it } from 'vitest'
import { dataFolder } from '../../databases/prepared'
import { OWNER } from './backend'

it.skipIf(!inject('isOurs'))('goes on when nobody reads its output any more', async () => {
  const folder = dataFolder()
  const env = { ...process.env, ASHLAR_DATA: folder.path, ASHLAR_OWNER_PASSWORD: OWNER.password }
  const program = [resolve('demo/server/main.ts'), '--port', '0']
  const server = spawn(resolve('node_modules/.bin/node'), program, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  process.once('exit', () => server.kill('SIGKILL'))
  const ended = once(server, 'exit')
  let said = ''
  for await (const text of server.stdout) {
    said += text
    if (said.includes('?flavour=lite')) break
  }
  const [address = ''] = /http:\/\/localhost:\d+/.exec(said) ?? []
  // Leaving the loop has closed its output. It writes more when it is ready, and a line for each request.
  server.stderr.destroy()
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
  expect(await isReady()).toBe(true)
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  folder.remove()
})
