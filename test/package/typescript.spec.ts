import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { build } from 'vite'
import { createWorkspace, type Workspace } from './application.ts'
import {
  FRAMEWORK_PROJECTS,
  NANOSTORES_PROJECT,
  PLAIN_PROJECT,
  REACT_PROJECT,
} from './typescript-projects.ts'

/** The packages of the repository that the projects have installed. */
const PACKAGES = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  'nanostores',
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

/** Compiles a project; an unused `@ts-expect-error` is an error too. */
function compile(project: string, config = 'tsconfig.json'): string {
  try {
    return execFileSync('node_modules/.bin/tsc', ['--project', join(project, config)], { encoding: 'utf8' })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

test('plain TypeScript compiles, with a bundler and as Node resolves modules, without any other package', () => {
  const project = workspace.addApplication(PLAIN_PROJECT)
  expect(compile(project)).toBe('')
  expect(compile(project, 'tsconfig.node.json')).toBe('')
})

test.describe('beside other packages', () => {
  test.beforeAll(() => workspace.link(PACKAGES))

  test('a fresh project with Vite and React compiles in strict mode and builds', async () => {
    const project = workspace.addApplication(REACT_PROJECT)
    expect(compile(project)).toBe('')
    await build({ root: project, configFile: false, logLevel: 'silent' })
    expect(existsSync(join(project, 'dist/index.html'))).toBe(true)
  })

  test('nanostores derives a store from $site', () => {
    const project = workspace.addApplication(NANOSTORES_PROJECT)
    expect(compile(project)).toBe('')
    expect(compile(project, 'tsconfig.node.json')).toBe('')
  })

  for (const [framework, files] of Object.entries(FRAMEWORK_PROJECTS)) {
    test(`the elements have types in ${framework}`, () => {
      expect(compile(workspace.addApplication(files))).toBe('')
    })
  }
})

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
