import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { createWorkspace, type Workspace } from './application.ts'

let workspace: Workspace

test.beforeAll(() => {
  workspace = createWorkspace()
})

test.afterAll(() => workspace.remove())

/** Runs a module in Node, and returns its output. */
function runInNode(code: string): string {
  const application = workspace.addApplication({ 'server.js': code })
  return execFileSync('node', ['server.js'], { cwd: application, encoding: 'utf8' })
}

for (const name of ['ashlar', 'ashlar/lite']) {
  test(`an import of ${name} on a server does nothing`, () => {
    const output = runInNode(`
      const globals = Object.keys(globalThis)
      const { version, ready, discover, allDefined, destroy, $site, on } = await import('${name}')
      await ready
      discover()
      await allDefined()
      on('ready', () => console.log('an event'))()
      destroy()
      const added = Object.keys(globalThis).filter(key => !globals.includes(key))
      console.log(JSON.stringify([version, $site.get(), added]))`)
    // All copies of nanostores on a page count their changes there.
    const globals = ['nanostoresGlobal']
    expect(JSON.parse(output)).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/), {}, globals])
  })
}

test('an import of each block on a server does nothing', () => {
  const names = readdirSync('dist/package/blocks').map(file => file.replace('.js', ''))
  const imports = names.flatMap(name => [`import 'ashlar/${name}'`, `import 'ashlar/lite/${name}'`])
  expect(names.length).toBeGreaterThan(40)
  expect(runInNode(`${imports.join('\n')}\nprocess.stdout.write('done')`)).toBe('done')
})
