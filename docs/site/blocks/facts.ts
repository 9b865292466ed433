import { existsSync, readFileSync } from 'node:fs'
import { blockSizes } from '../../../demo/server/pages/block-sizes.ts'
import { blockFacts } from '../../../runtime/build/block-facts.ts'
import { type Block, readBlocks } from '../../../runtime/build/blocks.ts'

/** The keywords of a JSON Schema that the documentation of a block uses. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}

/** An entry of `custom-elements.json` with a name and a description. */
export interface Described {
  readonly name: string
  readonly description?: string
  readonly default?: string
}

interface Element {
  readonly tagName: string
  readonly events: readonly Described[]
  readonly cssProperties: readonly Described[]
  readonly cssParts: readonly Described[]
}

/** Everything that the build and the folder say of a block. */
export interface DocumentedBlock extends Block {
  readonly schema: Schema
  readonly ownEvents: readonly Described[]
  /** Its own custom properties, without the tokens that all blocks share. */
  readonly properties: readonly Described[]
  /** The shared tokens that it uses. */
  readonly tokens: readonly string[]
  readonly parts: readonly Described[]
  /** Brotli bytes: of the block alone, and with all that the first block of a page loads. */
  readonly sizes: Readonly<Record<'react' | 'lite', { readonly own: number; readonly total: number }>>
  /** Ids of requirements that its sources cite. */
  readonly requirements: readonly string[]
  /** The README of the folder, without its first heading. */
  readonly readme: string
}

const ROOT = `${import.meta.dirname}/../../..`
const read = (path: string): string => readFileSync(`${ROOT}/${path}`, 'utf8')

/** Reads all blocks from `blocks/` and from the build in `dist/`. */
export async function documentedBlocks(): Promise<readonly DocumentedBlock[]> {
  const blocks = await readBlocks(ROOT)
  const facts = blockFacts(blocks, ROOT)
  const { react, lite } = await blockSizes()
  const elements = new Map(elementsOf(read('dist/custom-elements.json')).map(one => [one.tagName, one]))
  return blocks.map(block => {
    const { name } = block
    const element = elements.get(`ashlar-${name}`)
    const sizes = { react: react.get(name), lite: lite.get(name) }
    if (!element || !sizes.react || !sizes.lite) throw new Error(`dist/ lacks ${name}: run npm run build`)
    const own = new RegExp(`^--ashlar-${name}(-|$)`)
    return {
      ...block,
      schema: JSON.parse(read(`dist/schemas/${name}.json`)),
      ownEvents: element.events.filter(event =>
        block.events?.some(known => event.name === `ashlar:${known}`),
      ),
      properties: element.cssProperties.filter(property => own.test(property.name)),
      tokens: element.cssProperties.map(property => property.name).filter(property => !own.test(property)),
      parts: element.cssParts,
      sizes: { react: sizes.react, lite: sizes.lite },
      requirements: (facts[name]?.rules ?? '').split(' ').filter(Boolean),
      readme: readmeOf(name),
    }
  })
}

function elementsOf(manifest: string): readonly Element[] {
  const { modules } = JSON.parse(manifest) as { modules: { declarations: Element[] }[] }
  return modules.flatMap(({ declarations }) => declarations)
}

function readmeOf(name: string): string {
  const path = `blocks/${name}/README.md`
  return existsSync(`${ROOT}/${path}`) ? read(path).replace(/^# .*\n+/, '') : ''
}
