import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Block, readBlocks } from '../build/blocks.ts'
import { readBlockSchemas } from './block-schemas.ts'
import type { JsonSchema } from './json-schema-subset.ts'
import { declarationOf, moduleAt } from './source-modules.ts'

/** Descriptions of events, by type. */
export type EventDocs = ReadonlyMap<string, string>

/** A block as its types and data files describe it. */
export interface BlockDefinition extends Block {
  /** The name in types: `Gallery`. */
  readonly pascal: string
  /** The type of `data-block-json`. */
  readonly schema: JsonSchema
  /** The interface of its events in `block.ts`; `undefined` without own events. */
  readonly eventsType: string | undefined
  /** Descriptions of the block's own events, by type. */
  readonly eventDocs: EventDocs
  readonly cssProperties: readonly CssProperty[]
  /** The names of its `part` attributes. */
  readonly parts: readonly string[]
}

interface CssProperty {
  readonly name: string
  /** The value without one of the page's. */
  readonly default?: string
}

/** Reads the definitions of all blocks from their manifests, schemas, style sheets and views. */
export async function readDefinitions(root = '.'): Promise<BlockDefinition[]> {
  const [blocks, schemas] = await Promise.all([readBlocks(root), readBlockSchemas(root)])
  return blocks.map(block => {
    const pascal = pascalCase(block.name)
    const file = manifestFile(root, block.name)
    const eventsType = block.events?.length ? `${pascal}Events` : undefined
    if (eventsType && !declarationOf(file, eventsType)) {
      throw new Error(`${file}: export an interface ${eventsType} with the details of the events`)
    }
    return {
      ...block,
      pascal,
      schema: { title: block.title, ...schemas.get(block.name) },
      eventsType,
      eventDocs: eventsType ? only(fieldDocs(file, eventsType), block.events) : new Map(),
      cssProperties: cssProperties(root, block.name),
      parts: parts(root, block.name),
    }
  })
}

/** The events of every block. */
export const everyBlockEvents = (root: string): EventDocs =>
  fieldDocs(resolve(root, 'src/spec/runtime-events.ts'), 'EveryBlockEvents')

const only = (docs: EventDocs, events: readonly string[] = []): EventDocs =>
  new Map(events.map(event => [event, docs.get(event) ?? '']))

/** The manifest of a block, as an absolute path. */
export const manifestFile = (root: string, name: string): string => resolve(root, 'blocks', name, 'block.ts')

/** Converts a hyphenated name to the name of a type: `cart-page` to `CartPage`. */
export const pascalCase = (name: string): string =>
  name.replace(/(^|[-:])(\w)/g, (_, _hyphen, letter: string) => letter.toUpperCase())

/** The JSDoc of the fields of an interface, including those it refers to. */
export function fieldDocs(file: string, name: string): EventDocs {
  const declared = declarationOf(file, name)
  if (!declared) return new Map()
  const { node } = declared
  if (node.type !== 'TSInterfaceDeclaration') {
    const { code } = moduleAt(declared.file)
    const names = code.slice(node.start, node.end).match(/\b[A-Z]\w*Events\b/g) ?? []
    return new Map(
      names.filter(other => other !== name).flatMap(other => [...fieldDocs(declared.file, other)]),
    )
  }
  const { docs } = moduleAt(declared.file)
  return new Map(
    node.body.body.flatMap(member => {
      if (member.type !== 'TSPropertySignature') return []
      const { key } = member
      const field = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? `${key.value}` : ''
      return [[field, docs.get(member.start) ?? ''] as const]
    }),
  )
}

/** The custom properties that a block's style sheets read, the block's own first. */
function cssProperties(root: string, name: string): CssProperty[] {
  const css = globSync(`${root}/blocks/${name}/**/*.css`)
    .sort()
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  const own = `--ashlar-${name}-`
  const names = [...new Set(css.match(/--ashlar-[\w-]+/g))].sort(
    (one, other) => Number(other.startsWith(own)) - Number(one.startsWith(own)) || one.localeCompare(other),
  )
  return names.map(property => {
    const fallback = defaultOf(property, css)
    return { name: property, ...(fallback && { default: fallback }) }
  })
}

/** The second argument of the first `var()` that has one, or the declared value. */
function defaultOf(property: string, css: string): string | undefined {
  const [read] = css.match(new RegExp(`var\\(\\s*${property}\\s*,[^;}]*`)) ?? []
  const [, declared] = new RegExp(`${property}:\\s*([^;}]+)`).exec(css) ?? []
  if (!read) return declared?.trim()
  const text = read.slice(read.indexOf(',') + 1)
  let depth = 0
  const end = [...text].findIndex(letter => {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    return depth < 0
  })
  return text.slice(0, end).replace(/\s+/g, ' ').trim()
}

/** The names in the `part` attributes of a block's views. */
function parts(root: string, name: string): string[] {
  const views = globSync(`${root}/blocks/${name}/**/*.tsx`).map(file => readFileSync(file, 'utf8'))
  const names = views.flatMap(text =>
    [...text.matchAll(/\bpart="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' ')),
  )
  return [...new Set(names)].sort()
}
