import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBlocks } from '../build/blocks'
import { annotated } from './annotate-schemas'
import { fieldDocs } from './block-definitions'
import { copyTypes } from './declared-types'
import { HTML_ONLY, type JsonSchema, schemaOfCustom, writable } from './json-schema-subset'
import { typeOf } from './json-type'
import { schemaOfType } from './type-schema'
import { typeFiles } from './write-types'

let files: ReadonlyMap<string, string>
let folder: string
beforeAll(async () => {
  files = await typeFiles()
  folder = mkdtempSync(join(tmpdir(), 'ashlar-types-'))
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a file into the folder of the tests, and returns its path. */
function write(path: string, text: string): string {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

const schemaOf = (name: string): JsonSchema => JSON.parse(files.get(`schemas/${name}.json`) ?? '')

describe('the JSON Schema of a block', () => {
  it('exists for each, and none names the nodes of the server', async () => {
    for (const { name } of await readBlocks()) {
      const text = files.get(`schemas/${name}.json`) ?? ''
      expect(JSON.parse(text), name).toMatchObject({ type: 'object', properties: {} })
      expect(text, name).not.toMatch(/Read from HTML only|html-only|x-docs/)
    }
  })

  it('has the names, limits, defaults and descriptions of the source', () => {
    expect(schemaOf('gallery').properties).toMatchObject({
      lightboxTheme: { type: 'string', enum: ['light', 'dark'], default: 'dark' },
      loop: { type: 'boolean', default: true, description: 'Wraps around at the ends.' },
      gutter: { type: 'number', minimum: 0 },
    })
    expect(schemaOf('accordion').properties?.['headingLevel']).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 6,
      default: 3,
      description: "The level of the items' headings, 1 to 6.",
    })
    expect(schemaOf('map').properties?.['location']?.properties?.['mapLat']).toMatchObject({
      minimum: -90,
      maximum: 90,
    })
  })

  it('requires what has no default, unless a transform completes it', () => {
    expect(schemaOf('donation').required).toEqual(['donatePageId'])
    expect(schemaOf('widget').required).toEqual(['type'])
    expect(schemaOf('map').required).toBeUndefined()
  })

  it('describes fields that are TypeScript types in the source', () => {
    const { items } = schemaOf('calendar').properties?.['events'] ?? {}
    expect(items?.required).toEqual(['title', 'startDate'])
    expect(items?.properties).toMatchObject({
      fullUrl: { type: 'string', description: 'The address of its page.' },
    })
    expect(items?.properties).not.toHaveProperty('nodes')
  })

  it('merges the schemas of a block that parses its data twice', () => {
    expect(Object.keys(schemaOf('product').properties ?? {})).toEqual(
      expect.arrayContaining(['variants', 'cartUrl', 'images']),
    )
  })
})

describe('the data for editors', () => {
  it('lists attributes, events, custom properties and parts of each element', async () => {
    const { modules } = JSON.parse(files.get('custom-elements.json') ?? '')
    const all: { tagName: string; events: { name: string; description: string }[] }[] =
      modules[0].declarations
    const blocks = await readBlocks()
    expect(all.map(({ tagName }) => tagName)).toEqual(blocks.map(({ name }) => `ashlar-${name}`))
    for (const { name, events = [] } of blocks) {
      const found = all.find(({ tagName }) => tagName === `ashlar-${name}`)?.events ?? []
      const names = [...events, 'mount', 'ready', 'error'].map(event => `ashlar:${event}`)
      expect(
        found.map(event => event.name),
        name,
      ).toEqual(names)
    }
    expect(all.find(({ tagName }) => tagName === 'ashlar-accordion')).toMatchObject({
      attributes: [{ name: 'data-block-json' }, { name: 'data-load' }],
      cssProperties: expect.arrayContaining([{ name: '--ashlar-accordion-padding', default: '1rem' }]),
    })
    expect(all.find(({ tagName }) => tagName === 'ashlar-dialog')).toMatchObject({
      cssParts: expect.arrayContaining([{ name: 'message' }]),
    })
  })

  it('describes every tag and the triggers to VS Code', async () => {
    const { tags } = JSON.parse(files.get('html-custom-data.json') ?? '')
    expect(tags).toHaveLength((await readBlocks()).length)
    const [, load] = tags[0].attributes
    expect(load.values.map(({ name }: { name: string }) => name)).toEqual([
      'visible',
      'idle',
      'eager',
      'interaction',
      'hydrated',
    ])
  })
})

describe('the types of the runtime', () => {
  const sources = globSync('{src,runtime,blocks}/**/*.{ts,tsx}', {
    exclude: file => /\.(test|fixture)\./.test(file),
  })
    .filter(file => file !== 'src/spec/runtime-events.ts')
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  const runtimeEvents = `${process.cwd()}/src/spec/runtime-events.ts`

  it.each(['EveryBlockEvents', 'RuntimeEvents'])('names only events of the sources: %s', type => {
    const types = [...fieldDocs(runtimeEvents, type).keys()]
    expect(types.length).toBeGreaterThan(2)
    const isUsed = (event: string): boolean =>
      new RegExp(`'ashlar:${event}'|emit\\(this\\.host, '${event}'`).test(sources)
    expect(types.filter(event => !isUsed(event))).toEqual([])
  })

  it('has every event of the documentation', () => {
    const [table = ''] = readFileSync('docs/events.md', 'utf8').split('<!-- events -->')
    const documented = [...table.matchAll(/^\| `(ashlar:[\w-]+)`/gm)].map(([, event]) => event)
    expect(documented.length).toBeGreaterThan(6)
    for (const event of documented)
      expect(files.get('types/elements.d.ts')).toContain(`'${event}': CustomEvent<`)
  })

  it('has every trigger of the documentation', () => {
    const triggers = readFileSync('docs/loading.md', 'utf8').matchAll(/^\| `(\w+)[`(]/gm)
    const types = files.get('types/elements.d.ts') ?? ''
    const [, attribute = ''] = /'data-load'\?: (.*)/.exec(types) ?? []
    for (const [, trigger] of triggers) expect(attribute).toMatch(new RegExp(`['\`]${trigger}\\b`))
  })

  it('exports what boot.js exports', () => {
    expect(files.get('types/ashlar.d.ts')).toContain("export declare const allDefined: Ashlar['allDefined']")
  })
})

describe('the types of the elements', () => {
  /** Compiles in strict mode, with the declarations checked too, and returns the errors. */
  const compile = (main: string, paths: Readonly<Record<string, readonly string[]>> = {}): string => {
    for (const name of ['types/elements.d.ts', 'types/ashlar.d.ts']) write(name, files.get(name) ?? '')
    const compilerOptions = {
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      paths,
    }
    write('main.ts', main)
    const config = write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['main.ts'] }))
    try {
      return execFileSync(resolve('node_modules/.bin/tsc'), ['--project', config], { encoding: 'utf8' })
    } catch (error) {
      return (error as { stdout: string }).stdout
    }
  }

  it('compile without any package', () => {
    const main = `import { $site, type SiteStore } from './types/ashlar.js'
const store: SiteStore = $site
store.listen((context, former) => [context['website'], former?.['website']])
// @ts-expect-error: no value of a context
store.set(1)
`
    expect(compile(main)).toBe('')
  })

  it('give $site a type that functions of nanostores take', () => {
    const main = `import { computed, onMount, type ReadableAtom, type Store, type StoreValue } from 'nanostores'
import { $site } from './types/ashlar.js'

export const $language: ReadableAtom<string> = computed($site, context => String(context['language']))
// @ts-expect-error: the fields of a context are unknown
export const $wrong: ReadableAtom<string> = computed($site, context => context['language'])
onMount($site, () => {})
// As nanostores' packages for frameworks declare it.
declare function useStore<SomeStore extends Store>(store: SomeStore): StoreValue<SomeStore>
export const context: Readonly<Record<string, unknown>> = useStore($site)
`
    expect(compile(main, { nanostores: [resolve('node_modules/nanostores/index.d.ts')] })).toBe('')
  })
})

describe('the types of ashlar/spec', () => {
  it('import no package, which its users would have to install', () => {
    const types = join(folder, 'spec')
    execFileSync(resolve('node_modules/.bin/tsc'), ['--project', 'src/spec', '--outDir', types])
    const texts = globSync(`${types}/**/*.d.ts`).map(file => readFileSync(file, 'utf8'))
    expect(texts.length).toBeGreaterThan(10)
    const packages = texts.flatMap(text => text.match(/\b(?:from |import\()["'][^."'].*/g) ?? [])
    expect(packages).toEqual([])
  })
})

describe('the readers of the source', () => {
  it('copy a type with those that it refers to', () => {
    const text = copyTypes([
      { file: `${process.cwd()}/src/spec/runtime-events.ts`, name: 'EveryBlockEvents' },
    ])
    expect(text).toContain('export interface BlockError extends Error {\n  readonly code: BlockErrorCode\n}')
    expect(text).toContain("| 'data-invalid'")
  })

  it('refuse a type that no file declares', () => {
    const file = `${process.cwd()}/blocks/gallery/block.ts`
    expect(() => copyTypes([{ file, name: 'NoEvents' }])).toThrow('does not declare the type NoEvents')
  })

  it("copy a package's types without the import", () => {
    const text = copyTypes([{ file: `${process.cwd()}/src/site/core/site-store.ts`, name: 'SiteStore' }])
    const names = [...text.matchAll(/^export \w+ (\w+)/gm)].map(([, name]) => name)
    expect(names).toEqual([
      'SiteStore',
      'WritableAtom',
      'ReadableAtom',
      'ReadonlyIfObject',
      'Primitive',
      'SiteContext',
    ])
    expect(text).not.toMatch(/^import /m)
  })

  it.each([
    ['of a missing package', "import type { Gone } from 'gone'", 'Gone', "Cannot find package 'gone'"],
    ['of Node', '', 'Buffer', 'does not declare the type Buffer'],
    ['of a namespace', '', 'NodeJS.Timeout', 'does not declare the type NodeJS'],
    ['of a constant', 'const value = 1', 'typeof value', 'does not declare the type value'],
  ])('refuse to leave out a type %s', (title, code, type, message) => {
    const file = write(`${title}.ts`, `${code}\nexport interface Reference { readonly field: ${type} }\n`)
    expect(() => copyTypes([{ file, name: 'Reference' }])).toThrow(message)
  })

  it('leave out globals and type parameters', () => {
    const code = `export interface Reference<Value> extends Event {
  readonly keys: { readonly [Key in keyof Value]: Value[Key] extends Promise<infer Result> ? Result : Key }
}`
    const file = write('globals.ts', code)
    expect(copyTypes([{ file, name: 'Reference' }])).toBe(code)
  })

  it('keep the JSDoc of fields and the type of custom checks', () => {
    const code =
      "import * as z from 'zod/mini'\nconst a = { /** The size [GAL-01]. */ b: z.custom<Size>(isSize) }\n"
    const text = annotated(code, '/a.ts')
    expect(text).toContain('z._default(z.unknown(),"The size."),b:')
    expect(text).toContain('{"text":"Size","file":"/a.ts"}')
  })

  it.each<[type: string, schema: JsonSchema]>([
    ['readonly string[]', { type: 'array', items: { type: 'string' } }],
    ["'a' | 3", { anyOf: [{ const: 'a' }, { const: 3 }] }],
    ['Readonly<Record<string, number>>', { type: 'object', additionalProperties: { type: 'number' } }],
    ['HTMLElement', HTML_ONLY],
  ])('describe the type %s', (text, schema) => {
    expect(schemaOfType({ text, file: `${process.cwd()}/src/spec/spec.ts` }, () => ({}))).toEqual(schema)
  })

  it.each<[title: string, accepts: (value: unknown) => boolean, schema: JsonSchema]>([
    ['above 0', value => Number(value) > 0, { type: 'number', exclusiveMinimum: 0 }],
    ['from 0', value => Number(value) >= 0, { type: 'number', minimum: 0 }],
    [
      'a weekday',
      value => [1, 2, 3, 4, 5, 6, 7].includes(value as number),
      { type: 'integer', minimum: 1, maximum: 7 },
    ],
  ])('find the limits of a number %s', (_, accepts, schema) => {
    expect(schemaOfCustom({ type: 'number' }, accepts, 'expected a number')).toEqual(schema)
  })

  it('omit choices, items and fields that only HTML gives', () => {
    const text: JsonSchema = { type: 'string' }
    const all: JsonSchema = {
      type: 'object',
      properties: { title: { anyOf: [text, HTML_ONLY] }, nodes: { type: 'array', items: HTML_ONLY } },
      required: ['title', 'nodes'],
    }
    expect(writable(all)).toEqual({ type: 'object', properties: { title: text }, required: ['title'] })
  })

  it('write types of lists, tuples and alternatives', () => {
    const names: JsonSchema = { type: 'array', items: { enum: ['a', 'b'] } }
    expect(typeOf(names)).toBe('readonly ("a" | "b")[]')
    expect(typeOf({ type: 'array', prefixItems: [{ type: 'string' }], items: { type: 'number' } })).toBe(
      'readonly [string, ...number[]]',
    )
    expect(typeOf({ type: ['string', 'null'] })).toBe('string | null')
  })
})
