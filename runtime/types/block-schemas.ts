import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import type * as z from 'zod/mini'
import { blockNames } from '../build/blocks.ts'
import { virtualModules } from '../build/virtual-modules.ts'
import { annotateSchemas, CONSTANTS, docKey, type SourceType, TYPE } from './annotate-schemas.ts'
import { type Accepts, HTML_ONLY, type JsonSchema, schemaOfCustom, writable } from './json-schema-subset.ts'
import { schemaOfType } from './type-schema.ts'

/** The module that the schemas of all blocks are bundled into. */
interface Bundle {
  readonly toJSONSchema: typeof z.toJSONSchema
  readonly safeParse: typeof z.safeParse
  readonly schemas: Readonly<Record<string, z.ZodMiniType>>
}

/** The definition of a node of zod, with our annotations. */
interface Definition {
  readonly type: string
  readonly shape?: object
  readonly fn?: Accepts
  readonly in?: { readonly _zod: { readonly def: Definition } }
  readonly error?: () => string
  readonly [TYPE]?: SourceType
}

const ENTRY = 'virtual:ashlar/block-schemas'

/** Classes of the browser that the schemas name; nothing is an instance of them here. */
const DOM_CLASSES = /\b(Node|Element|Document(Fragment)?|HTML\w*Element|SVG\w*Element|Comment|Text)\b/g

/**
 * Describes what an author may write in `data-block-json`, by the names of the blocks.
 *
 * @param root the folder of the repository.
 */
export async function readBlockSchemas(root = '.'): Promise<ReadonlyMap<string, JsonSchema>> {
  const { schemas, safeParse, toJSONSchema } = await loadSchemas(root)
  const constants = Reflect.get(globalThis, CONSTANTS) as ReadonlyMap<string, () => z.ZodMiniType>
  Reflect.deleteProperty(globalThis, CONSTANTS)

  const describe = (schema: z.ZodMiniType): JsonSchema => {
    const { $schema, ...described } = toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override({ zodSchema, jsonSchema }) {
        const definition = zodSchema._zod.def as unknown as Definition
        Object.assign(jsonSchema, annotationOf(definition, readConstant))
        const docs: Record<string, string> = {}
        for (const field of Object.keys(definition.shape ?? {})) {
          const doc = Reflect.get(definition.shape ?? {}, docKey(field))
          if (doc) docs[field] = doc._zod.def.defaultValue
        }
        if (definition.shape) Object.assign(jsonSchema, { [DOCS]: docs })
      },
    }) as JsonSchema
    return documented(described)
  }
  const readConstant = (file: string, name: string): JsonSchema => {
    const schema = constants.get(`${file}#${name}`)
    return schema ? describe(schema()) : {}
  }
  return new Map(
    Object.entries(schemas).map(([name, schema]) => {
      // A transform may complete a field that the schema behind it requires.
      const missing = new Set(safeParse(schema, {}).error?.issues.map(({ path }) => path[0]))
      const { required = [], ...described } = asObject(writable(describe(schema)))
      const needed = required.filter(field => missing.has(field))
      return [name, { ...described, ...(needed.length > 0 && { required: needed }) }]
    }),
  )
}

/** The JSDoc of an object's fields, until the fields have it themselves. */
const DOCS = 'x-docs'

/** Removes what zod has written of a node. */
const UNDESCRIBED = { type: undefined, enum: undefined, properties: undefined, required: undefined }

/** Describes a node that zod cannot. */
function annotationOf(definition: Definition, readConstant: (file: string, name: string) => JsonSchema) {
  const source = definition[TYPE]
  if (definition.type === 'custom') {
    const type = source ? schemaOfType(source, readConstant) : HTML_ONLY
    const { fn, error } = definition
    return schemaOfCustom(type, fn ?? (() => true), error?.() ?? '')
  }
  // zod describes what follows the transform; the author writes what it takes.
  const taken = definition.type === 'pipe' ? definition.in?._zod.def[TYPE] : source
  return definition.type !== 'custom' && taken ? { ...UNDESCRIBED, ...schemaOfType(taken, readConstant) } : {}
}

/** Gives each field its JSDoc. */
function documented(schema: JsonSchema): JsonSchema {
  const docs = Reflect.get(schema, DOCS) as Readonly<Record<string, string>> | undefined
  const entries = Object.entries(schema).filter(([key]) => key !== DOCS)
  const inner = Object.fromEntries(
    entries.map(([key, value]) => [key, documentedValue(key, value)]),
  ) as JsonSchema
  if (!docs || !inner.properties) return inner
  const properties = Object.entries(inner.properties).map(([key, field]) => {
    const description = docs[key]
    return [key, description ? { ...field, description } : field] as const
  })
  return { ...inner, properties: Object.fromEntries(properties) }
}

function documentedValue(key: string, value: unknown): unknown {
  if (key === 'items' || key === 'additionalProperties') {
    return typeof value === 'object' ? documented(value as JsonSchema) : value
  }
  if (key === 'anyOf' || key === 'oneOf' || key === 'allOf') return (value as JsonSchema[]).map(documented)
  if (key !== 'properties') return value
  return Object.fromEntries(
    Object.entries(value as Record<string, JsonSchema>).map(([name, field]) => [name, documented(field)]),
  )
}

/** A block whose data comes from the server's HTML alone takes an object without fields. */
const asObject = (schema: JsonSchema): JsonSchema =>
  schema.properties ? schema : { ...(schema === HTML_ONLY ? {} : schema), type: 'object', properties: {} }

/** Bundles the schemas of all blocks with zod, and runs them. */
export async function loadSchemas(root: string): Promise<Bundle> {
  const entry = {
    name: 'ashlar:block-schemas',
    resolveId: (id: string) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load: (id: string) => (id === `\0${ENTRY}` ? entryOf(root) : undefined),
  }
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [entry, annotateSchemas(), virtualModules(root)],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: {
        input: ENTRY,
        output: { codeSplitting: false },
        treeshake: false,
        checks: { bundlerTimings: false },
      },
    },
  })) as Rolldown.RolldownOutput
  const [{ code }] = output
  const classes = new Set([...code.matchAll(DOM_CLASSES)].map(([name]) => name))
  const stubs = [...classes]
    .filter(name => !new RegExp(`\\b(class|const|function|let|var) ${name}\\b`).test(code))
    .map(name => `const ${name} = class {};`)
    .join('')
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-schemas-'))
  try {
    writeFileSync(join(folder, 'schemas.mjs'), stubs + code)
    return await import(pathToFileURL(join(folder, 'schemas.mjs')).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The module that imports every `NAME.schema.ts`, and exports the schemas that the entries of the blocks name. */
function entryOf(root: string): string {
  const schemas = blockNames(root).map(name => {
    const file = `${root}/blocks/${name}/${name}`
    const [, schema] = /\bschema: (\w+)/.exec(readFileSync(`${file}.ts`, 'utf8')) ?? []
    if (!schema)
      throw new Error(`${file}.ts: name the schema of the block: defineBlock('${name}', { schema: … })`)
    return { name, schema, file: resolve(`${file}.schema.ts`) }
  })
  return [
    `export { safeParse, toJSONSchema } from 'zod/mini'`,
    ...schemas.map(
      ({ schema, file }, at) => `import { ${schema} as schema${at} } from ${JSON.stringify(file)}`,
    ),
    `export const schemas = {${schemas.map(({ name }, at) => `${JSON.stringify(name)}: schema${at}`)}}`,
  ].join('\n')
}
