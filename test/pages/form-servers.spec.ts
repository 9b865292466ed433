import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { get } from 'node:http'
import { join, resolve } from 'node:path'
import { freePort } from '../browsers/processes.ts'
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
  symlinkSync(resolve('dist'), join(folder.path, 'ashlar'))
})
test.afterAll(async () => folder.remove())

/** Runs a server of the documentation while `act` runs. */
async function withDocumented(name: string, act: (address: string) => Promise<void>): Promise<void> {
  const port = await freePort()
  const [command = '', ...args] = COMMANDS[name.split('.').pop() ?? '']?.(join(folder.path, name), port) ?? []
  const running: ChildProcess = spawn(command, args, {
    cwd: folder.path,
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
    await expect.poll(isUp).toBe(true)
    await act(address)
  } finally {
    running.kill()
  }
}

/** Requests a path as it is written; `fetch` would resolve its dots. */
const requestedPath = (address: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    get({ hostname, port, path }, async answer => resolve(`${Buffer.concat(await answer.toArray())}`)).on(
      'error',
      reject,
    )
  })

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
    await withDocumented(name, async address => {
      await page.goto(address)
      await page.locator('.form__body').waitFor()
      const email = page.getByLabel('Email')
      await email.fill('ada@example.com')
      await page.getByRole('button').click()
      await expect(page.locator('.form__error', { hasText: 'This address is taken.' })).toBeVisible()
      await expect(email).toHaveValue('ada@example.com')
      await email.fill('mary@example.com')
      await page.getByRole('button').click()
      expect(await requestedPath(address, `/ashlar/../${name}`)).not.toContain('This address is taken.')
      const answer = isOwn ? page.getByRole('heading', { name: 'Welcome' }) : page.getByText('Thank you!')
      await expect(answer).toBeVisible()
    })
  })
}
