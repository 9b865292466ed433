import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { createWorkspace, type Workspace } from './application.ts'

let workspace: Workspace

test.beforeAll(() => {
  workspace = createWorkspace()
})

test.afterAll(() => workspace.remove())

const run = (program: string, ...args: string[]): string =>
  execFileSync(`node_modules/.bin/${program}`, args, { encoding: 'utf8' })

test('the package passes publint without a remark', () => {
  expect(run('publint', workspace.tarball, '--strict', '--level', 'suggestion')).toContain('All good!')
})

for (const resolution of ['bundler', 'nodenext'] as const) {
  test(`a strict TypeScript application compiles without skipping libraries, by ${resolution}`, () => {
    const application = workspace.addApplication({ 'main.ts': IMPORTS })
    const options = [
      '--module',
      resolution === 'bundler' ? 'esnext' : resolution,
      '--moduleResolution',
      resolution,
    ]
    const libraries = ['--target', 'es2022', '--lib', 'es2024,dom,dom.iterable', '--types', '']
    expect(
      run(
        'tsc',
        '--noEmit',
        '--strict',
        ...options,
        ...libraries,
        '--ignoreConfig',
        `${application}/main.ts`,
      ),
    ).toBe('')
  })
}

const IMPORTS = `import { $site, on, ready } from 'ashlar'
import 'ashlar/gallery'
import 'ashlar/lite/accordion'
import { PRODUCT_TYPES } from 'ashlar/spec'

ready.then(() => console.log($site.get(), PRODUCT_TYPES.physical))
on('ready', event => console.log(event.type))
`

test('the package makes its consumers install nothing', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const field of ['dependencies', 'optionalDependencies']) {
    expect(manifest, field).not.toHaveProperty(field)
  }
  const { peerDependencies, peerDependenciesMeta } = manifest
  for (const peer of Object.keys(peerDependencies))
    expect(peerDependenciesMeta[peer]).toEqual({ optional: true })
})
