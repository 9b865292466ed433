import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { NAME } from './blocks.ts'
import { writeTables } from './docs-tables.ts'

/**
 * Creates the folder of a block that passes the contract: five files that show the server's HTML with a title.
 *
 * @throws if the name is invalid or the folder exists.
 */
async function createBlock(name: string, root = '.'): Promise<void> {
  if (!NAME.test(name)) throw new Error(`"${name}": name the block in lower-case words joined by hyphens`)
  const folder = `${root}/blocks/${name}`
  if (existsSync(folder)) throw new Error(`blocks/${name} exists already`)
  mkdirSync(folder)
  for (const [file, text] of Object.entries(blockFiles(name))) writeFileSync(`${folder}/${file}`, text)
  await writeTables(root)
}

/** Creates the files of a new block: name → contents. */
function blockFiles(name: string): Record<string, string> {
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
  return {
    'block.ts': `import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: '${title}',
  group: 'Text and layout',
  description: 'One line that says what the block does.',
  withoutScripts: 'the HTML inside',
  budget: 3000,
  examples: [
    {
      title: 'The HTML of the server',
      note: 'A title above what the server wrote.',
      source: \`<ashlar-${name} data-block-json='{"title":"${title}"}'><p>From the server.</p></ashlar-${name}>\`,
    },
  ],
} satisfies BlockManifest
`,
    [`${name}.ts`]: `import { defineBlock } from '../kit/element/define-block'
import { ${camel}Schema } from './${name}.schema'
import { ${pascal} } from './${name}.view'

defineBlock('${name}', { schema: ${camel}Schema, View: ${pascal} })
`,
    [`${name}.schema.ts`]: `import * as z from 'zod/mini'

/** \`data-block-json\` of \`<ashlar-${name}>\`. */
export const ${camel}Schema = z.object({
  /** Shown above the HTML of the server. */
  title: z._default(z.string(), ''),
})

/** The parsed data of the block, with all defaults. */
export type ${pascal}Data = z.output<typeof ${camel}Schema>
`,
    [`${name}.view.tsx`]: `import type { ReactElement } from 'react'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import type { ${pascal}Data } from './${name}.schema'

/** A title above the HTML of the server. */
export function ${pascal}({ title, serverNodes }: ${pascal}Data & ServerContent): ReactElement {
  return (
    <>
      {title && <p>{title}</p>}
      <ServerHtml nodes={serverNodes} />
    </>
  )
}
`,
    [`${name}.browser.test.ts`]: `import { expect } from 'chai'
import { errorsDuring, mount, violations } from '../../test/mount'
import './${name}'

describe('<ashlar-${name}>', () => {
  it('shows its title above the HTML of the server, accessibly', async () => {
    const block = await mount('${name}', { title: 'Hello' }, '<p>From the server.</p>')
    expect(block.textContent).to.equal('HelloFrom the server.')
    expect(await violations(block)).to.deep.equal([])
  })

  it('reports invalid data and keeps the HTML of the server', async () => {
    const codes = await errorsDuring(async () => {
      const block = await mount('${name}', { title: 3 }, '<p>From the server.</p>')
      expect(block.textContent).to.equal('From the server.')
    })
    expect(codes).to.deep.equal(['data-invalid'])
  })
})
`,
  }
}

if (import.meta.main) {
  const [name = ''] = process.argv.slice(2)
  await createBlock(name)
  console.log(
    `created blocks/${name}: describe it in block.ts, then run npx vitest run test/contract.test.ts`,
  )
}
