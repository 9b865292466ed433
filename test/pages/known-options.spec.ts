import { existsSync, readFileSync } from 'node:fs'
import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { pages } from '../../demo/server/pages/pages.ts'
import { type OptionSchema, optionFaults } from '../../runtime/features/debug/option-faults.ts'
import { expect, test } from './site.ts'

type Node = DefaultTreeAdapterMap['node']

/** The schema of a block; views of collections have none. */
function schemaOf(name: string): OptionSchema {
  const file = `dist/schemas/${name}.json`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as OptionSchema) : {}
}

/** The names and data of all blocks in a page. */
function blocksIn(node: Node): { name: string; data: string }[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(blocksIn) : []
  if (!('attrs' in node)) return children
  const { 'data-block-json': data, 'data-ashlar': hosted } = Object.fromEntries(
    node.attrs.map(({ name, value }) => [name, value]),
  ) as Record<string, string | undefined>
  const name = node.tagName.startsWith('ashlar-') ? node.tagName.slice('ashlar-'.length) : hosted
  return name && data ? [{ name, data }, ...children] : children
}

// The page of errors shows what happens with wrong data.
for (const path of [...pages.map(({ path }) => path), '/shop/p/moon-jar'].filter(
  path => path !== '/errors',
)) {
  test(`the options of the blocks on ${path} are in their JSON Schemas`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const faults = blocksIn(parse(html)).flatMap(({ name, data }) =>
      optionFaults(JSON.parse(data), schemaOf(name)).map(fault => `${name}: ${fault}`),
    )
    expect(faults).toEqual([])
  })
}
