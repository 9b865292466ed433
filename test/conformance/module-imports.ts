import { posix } from 'node:path'
import { parseSync } from 'vite'

/** A module that another one imports, and the imported names. Type-only imports are left out. */
export interface ModuleImport {
  /** The specifier in the code: `../src/query`. */
  readonly specifier: string
  /** The imported names; `*` for all of them. */
  readonly names: readonly string[]
  /** Whether the import is an `import()`, so that the module loads later. */
  readonly isLazy: boolean
}

/** The contents of a module that matter to the register. */
export interface ModuleFacts {
  readonly imports: readonly ModuleImport[]
  /** The specifiers of all static imports and re-exports, of types too. */
  readonly specifiers: readonly string[]
  /** Names of exported values that the module itself does not use. */
  readonly unusedHere: readonly string[]
  /** Whether the module declares only types, and is therefore in no bundle. */
  readonly isTypesOnly: boolean
  /** Whether the module only re-exports from others, so that a bundle contains those instead. */
  readonly isReExportOnly: boolean
}

/** Reads a module's imports, static and dynamic, with the parser of the bundler. */
export function readModule(path: string, text: string): ModuleFacts {
  const { module, program, errors } = parseSync(path, text)
  const [error] = errors
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`)

  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      names: entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? '*'),
      isLazy: false,
    }))
  const reExported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, isType }) =>
      moduleRequest && !isType
        ? [{ specifier: moduleRequest.value, names: [importName.name ?? '*'], isLazy: false }]
        : [],
    ),
  )
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, specifier] = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(start, end)) ?? []
    return specifier === undefined ? [] : [{ specifier, names: ['*'], isLazy: true }]
  })
  return {
    imports: [...imported, ...reExported, ...dynamic],
    specifiers: [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
    ],
    unusedHere: module.staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ isType, moduleRequest }) => !isType && !moduleRequest)
      .flatMap(({ exportName: { name } }) => name ?? [])
      .filter(name => mentions(program, name) < 2),
    isTypesOnly: program.body.every(isTypeOnly),
    isReExportOnly: reExported.length > 0 && program.body.every(isReExport),
  }
}

const ENDINGS = ['', '.ts', '.tsx', '.mts', '.mjs']

/** Resolves an import to a path from the root; `undefined` for packages and missing files. */
export function resolveImport(
  from: string,
  specifier: string,
  exists: (path: string) => boolean,
): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
  return ENDINGS.map(ending => path + ending).find(exists)
}

/** Counts the occurrences of a name in the code, including its declaration. */
function mentions(node: unknown, name: string): number {
  if (typeof node !== 'object' || node === null) return 0
  if ('name' in node && node.name === name) return 1
  return Object.values(node).reduce((sum: number, child) => sum + mentions(child, name), 0)
}

/** Whether a statement only exports from another module, or imports one for its effects. */
function isReExport(statement: { readonly type: string }): boolean {
  if (/^Export(Named|All)Declaration$/.test(statement.type))
    return 'source' in statement && !!statement.source
  return 'specifiers' in statement && Array.isArray(statement.specifiers) && statement.specifiers.length === 0
}

function isTypeOnly(statement: { readonly type: string }): boolean {
  if (/^TS(Interface|TypeAlias)Declaration$/.test(statement.type)) return true
  if ('importKind' in statement) return statement.importKind === 'type'
  return 'exportKind' in statement && statement.exportKind === 'type'
}
