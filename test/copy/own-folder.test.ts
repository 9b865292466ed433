import { spawn } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Generated or installed folders. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'test-results'])

/** Tests of every block's folder, its translations, the rooms and the documentation. */
const CONTRACT = ['test/contract.test.ts', 'test/contract/', 'test/architecture/', 'runtime/build/']

const [ADDED, DELETED] = ['opening-hours', 'tour-dates']

const copy = mkdtempSync(join(tmpdir(), 'ashlar-copy-'))

beforeAll(() => {
  cpSync('.', copy, { recursive: true, filter: path => !LEFT_OUT.has(basename(path)) })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
}, 60_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

it('needs nothing but its folder to add a block, and to delete one', async () => {
  rmSync(join(copy, 'blocks', DELETED), { recursive: true })
  await run('node', 'runtime/build/new-block.ts', ADDED)
  await run('vite', 'build', '--logLevel', 'warn')
  await run('tsc', '--noEmit')
  await run('biome', 'check', `blocks/${ADDED}`)
  await run('vitest', 'run', ...CONTRACT)

  const { bundles } = JSON.parse(readFileSync(join(copy, 'dist/manifest.json'), 'utf8'))
  expect(Object.keys(bundles)).toContain(ADDED)
  expect(Object.keys(bundles)).not.toContain(DELETED)
  const readme = readFileSync(join(copy, 'README.md'), 'utf8')
  expect(readme).toContain(`| \`<ashlar-${ADDED}>\` |`)
  expect(readme).not.toContain(DELETED)
  const menu = await run('node', '--input-type=module', '--eval', PRINT_PAGES)
  expect(menu).toContain(`/blocks/${ADDED}`)
  expect(menu).not.toContain(`/blocks/${DELETED}`)
  expect(linesAbout(DELETED)).toEqual([])
})

/** Lists the lines of the product and the documentation's program that name a block, besides examples of whole pages. */
function linesAbout(block: string): string[] {
  const paths = globSync('{src,blocks,runtime,demo/server,docs/site}/**/*.{ts,tsx,css,njk}', { cwd: copy })
  return paths
    .filter(path => !/\.test\.ts$/.test(path))
    .flatMap(path => {
      const lines = readFileSync(join(copy, path), 'utf8').split('\n')
      return lines.filter(line => line.includes(block)).map(line => `${path}: ${line.trim()}`)
    })
}

/** Prints the pages of the QA site, from the modules of the copy. */
const PRINT_PAGES = `await import('./demo/server/extensionless-imports.ts')
const { pages } = await import('./demo/server/pages/pages.ts')
console.log(pages.map(({ path }) => path).join('\\n'))`

/** Runs a program of the repository in the copy, and returns its output. */
async function run(program: string, ...args: string[]): Promise<string> {
  const output: string[] = []
  const { VITEST: _, VITEST_POOL_ID: __, NODE_ENV: ___, ...env } = process.env
  const child = spawn(resolve('node_modules/.bin', program), args, {
    cwd: copy,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => output.push(`${text}`))
  const code = await new Promise(done => child.on('close', done))
  expect(code, `${program} ${args.join(' ')}\n${output.join('')}`).toBe(0)
  return output.join('')
}
