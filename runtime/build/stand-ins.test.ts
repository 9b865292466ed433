import { globSync, readFileSync } from 'node:fs'
import { build, type Rollup } from 'vite'
import { expect, it } from 'vitest'
import { zodStandIn } from './stand-ins'

/** Bundles a module. */
async function bundle(source: string): Promise<string> {
  const page = {
    name: 'page',
    resolveId: (id: string) => (id === 'page' ? id : null),
    load: (id: string) => (id === 'page' ? `import * as z from 'zod/mini'\n${source}` : null),
  }
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [page, zodStandIn()],
    build: { write: false, minify: false, rolldownOptions: { input: 'page' } },
  })
  const [{ output: files }] = [output].flat() as [Rollup.RollupOutput]
  return files[0].code
}

it('replaces zod in bundles', async () => {
  const code = await bundle('console.log(z.safeParse(z.string(), 4))')
  expect(code).toContain('expected string')
  expect(code).not.toContain('_zod')
})

it('rejects bundles that use a function that the stand-in lacks', async () => {
  await expect(bundle('console.log(z.safeParse(z.email(), location.hash))')).rejects.toThrow(
    /z\.email is not in src\/data\/zod-mini\/zod-mini\.ts, but bundled from page/,
  )
})

it('leaves out what only servers use', async () => {
  const code = await bundle('const query = /* @__PURE__ */ (() => z.email())()\nconsole.log(z.string())')
  expect(code).not.toContain('email')
})

it('is given no schema whose methods are called: the stand-in has only `check` and `shape`', () => {
  const methods =
    /(?<!\bz)\.(safeParse|parseAsync|safeParseAsync|brand|register)\(|schema\.(parse|with|clone)\(/i
  const users = globSync('{src,blocks,runtime}/**/*.{ts,tsx}').filter(
    path =>
      !/\.(test|fixture)\.tsx?$|^runtime.(build|command)/.test(path) &&
      methods.test(readFileSync(path, 'utf8')),
  )
  expect(users).toEqual([])
})
