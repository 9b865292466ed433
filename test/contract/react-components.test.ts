import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, expect, it } from 'vitest'
import { readDefinitions } from '../../runtime/types/block-definitions'
import { typeFiles } from '../../runtime/types/write-types'

const folder = mkdtempSync(join(tmpdir(), 'ashlar-react-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const blocks = await readDefinitions()
const file = join(folder, 'react.mjs')
// Outside of the repository, Node finds no package by its name.
const source = (await typeFiles()).get('package/react.js') ?? ''
writeFileSync(file, source.replace(`from 'react'`, `from '${import.meta.resolve('react')}'`))
const components: Readonly<Record<string, string>> = await import(/* @vite-ignore */ file)

it.each(blocks)(
  'renders <ashlar-$name> on a server, with its data and its children',
  ({ name, pascal, schema }) => {
    const [option = 'data-block-json'] = Object.keys(schema.properties ?? {})
    const props = { [option]: 'given' }
    const html = renderToString(
      createElement(components[`Ashlar${pascal}`] ?? '', props, createElement('p', null, 'Served')),
    )
    expect(html).toMatch(new RegExp(`^<ashlar-${name} [^>]*given[^>]*><p>Served</p></ashlar-${name}>$`))
  },
)
