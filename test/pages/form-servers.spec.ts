import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { type TemporaryFolder, writeFolder } from './folder.ts'
import { expect, test } from './site.ts'

/** The servers in the documentation, by file name. */
const SERVERS = Object.fromEntries(
  [...readFileSync('docs/forms.md', 'utf8').matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, name = '', code = '']) => [name, code],
  ),
)

/** The commands that run them; Node, Python and PHP. */
const COMMANDS: Readonly<Record<string, (file: string, port: number) => readonly string[]>> = {
  mjs: file => [process.execPath, file],
  py: file => ['python3', file],
  php: (file, port) => ['php', '-S', `127.0.0.1:${port}`, file],
}

let folder: TemporaryFolder
test.beforeAll(async () => {
  folder = await writeFolder(SERVERS)
})
test.afterAll(async () => folder.remove())

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Runs a server of the documentation while `act` runs. */
async function withDocumented(name: string, act: (address: string) => Promise<void>): Promise<void> {
  const port = await freePort()
  const [command = '', ...args] = COMMANDS[name.split('.').pop() ?? '']?.(join(folder.path, name), port) ?? []
  const running: ChildProcess = spawn(command, args, {
    env: { ...process.env, PORT: `${port}` },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  try {
    const isUp = (): Promise<boolean> =>
      fetch(address).then(
        () => true,
        () => false,
      )
    await expect.poll(isUp, { timeout: 20_000 }).toBe(true)
    await act(address)
  } finally {
    running.kill()
  }
}

const isInstalled = (command: string): boolean => !spawnSync(command, ['--version']).error

test('the documentation has a server of each protocol', () => {
  expect(Object.keys(SERVERS)).toEqual(['own-server.mjs', 'own-server.py', 'own-server.php', 'backend.mjs'])
})

for (const name of Object.keys(SERVERS)) {
  const isOwn = name !== 'backend.mjs'
  test(`${name} of the documentation rejects a sign-up at its field, and accepts another`, async ({
    page,
  }) => {
    test.skip(name.endsWith('.php') && !isInstalled('php'), 'PHP is not installed')
    test.skip(name.endsWith('.py') && !isInstalled('python3'), 'Python is not installed')
    await page.route('**/ashlar/**', route => {
      const { pathname } = new URL(route.request().url())
      return route.fulfill({ path: join('dist', pathname.replace('/ashlar/', '')) })
    })
    await withDocumented(name, async address => {
      await page.goto(address)
      await page.locator('.form[data-status]').waitFor()
      const email = page.getByLabel('Email')
      await email.fill('ada@example.com')
      await page.getByRole('button').click()
      await expect(page.locator('.form__error', { hasText: 'This address is taken.' })).toBeVisible()
      await expect(email).toHaveValue('ada@example.com')
      await email.fill('mary@example.com')
      await page.getByRole('button').click()
      const answer = isOwn ? page.getByRole('heading', { name: 'Welcome' }) : page.getByText('Thank you!')
      await expect(answer).toBeVisible()
    })
  })
}
