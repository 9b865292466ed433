import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'playwright/test'
import { build } from 'vite'
import { createWorkspace, type Workspace } from './application.ts'
import { FRAMEWORK_PROJECTS, PLAIN_PROJECT, REACT_PROJECT } from './typescript-projects.ts'

/** The packages of the repository that the projects have installed. */
const PACKAGES = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  'preact',
  'solid-js',
  'svelte',
  'vue',
]

let workspace: Workspace

test.beforeAll(() => {
  workspace = createWorkspace()
})

test.afterAll(() => workspace.remove())

/** Creates a project with some packages installed. */
function createProject(files: Readonly<Record<string, string>>, packages: readonly string[]): string {
  const project = workspace.addApplication(files)
  for (const name of packages) {
    // Beside the tarball, whose types import them too.
    const link = join(dirname(project), 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    if (!existsSync(link)) symlinkSync(resolve('node_modules', name), link)
  }
  return project
}

/** Compiles a project; an unused `@ts-expect-error` is an error too. */
function compile(project: string, config = 'tsconfig.json'): string {
  try {
    return execFileSync('node_modules/.bin/tsc', ['--project', join(project, config)], { encoding: 'utf8' })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

test('plain TypeScript compiles, with a bundler and as Node resolves modules, without any framework', () => {
  const project = createProject(PLAIN_PROJECT, [])
  expect(compile(project)).toBe('')
  expect(compile(project, 'tsconfig.node.json')).toBe('')
})

test('a fresh project with Vite and React compiles in strict mode and builds', async () => {
  const project = createProject(REACT_PROJECT, PACKAGES)
  expect(compile(project)).toBe('')
  await build({ root: project, configFile: false, logLevel: 'silent' })
  expect(existsSync(join(project, 'dist/index.html'))).toBe(true)
})

for (const [framework, files] of Object.entries(FRAMEWORK_PROJECTS)) {
  test(`the elements have types in ${framework}`, () => {
    expect(compile(createProject(files, PACKAGES))).toBe('')
  })
}

test('every import of the package finds its types as "are the types wrong" checks them', () => {
  const imports = [
    './gallery',
    './lite/gallery',
    ...['react', ...Object.keys(FRAMEWORK_PROJECTS)].map(name => `./types/${name}`),
  ]
  const options = ['--profile', 'esm-only', '--exclude-entrypoints', './ashlar.css', '--include-entrypoints']
  const output = execFileSync('node_modules/.bin/attw', [workspace.tarball, ...options, ...imports], {
    encoding: 'utf8',
  })
  for (const path of imports) expect(output).toContain(`"ashlar/${path.slice(2)}"`)
})
