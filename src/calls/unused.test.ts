import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Rollup } from 'vite'
import { expect, it } from 'vitest'

const MODULES = globSync('src/calls/*.ts').filter(
  path => !/\.test\.ts$|request-fields|define-schema/.test(path),
)

/** The code that a page loads for `source`, without zod's own. */
async function bundle(source: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'page',
        resolveId: id => (id === 'page' ? id : null),
        load: id => (id === 'page' ? source : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'page',
        // As in the page build, where the kit has zod: calls of another file are kept unless marked where they are
        // written.
        output: { codeSplitting: { groups: [{ name: 'kit', test: /zod/ }] } },
      },
    },
  })
  const [{ output: files }] = [output].flat() as [Rollup.RollupOutput]
  return files.map(file => (file.type === 'chunk' && file.name !== 'kit' ? file.code : '')).join('\n')
}

it.each(MODULES)('keeps the request schemas of %s out of a page [API-28]', async path => {
  const wire: Readonly<Record<string, unknown>> = await import(resolve(path))
  const values = Object.keys(wire).filter(name => typeof wire[name] !== 'object')
  const source = `import { ${values.join()} } from ${JSON.stringify(resolve(path))}\nconsole.log(${values.join()})`
  expect(await bundle(source)).not.toContain('request-fields.ts')
})
