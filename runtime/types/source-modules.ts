import { existsSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ESTree, type ParseResult, parseSync } from 'vite'

/** A source file: its syntax tree, and the JSDoc by the place of what it describes. */
interface SourceModule {
  readonly code: string
  readonly program: ESTree.Program
  readonly docs: ReadonlyMap<number, string>
}

/** The declaration of a type, and the file that has it. */
export interface Declaration {
  readonly file: string
  readonly node: ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration | ESTree.Class
}

const modules = new Map<string, SourceModule>()

/** Reads and parses a source file, once. */
export function moduleAt(file: string): SourceModule {
  const known = modules.get(file)
  if (known) return known
  const code = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, code)
  const read = { code, program, docs: docsOf(code, comments) }
  modules.set(file, read)
  return read
}

/**
 * The file and the name there of what a file imports, or exports from another file, as `name`. What comes from a package
 * is in the package's own declarations; `undefined` if it has none.
 */
export function importedFrom(file: string, name: string): { file: string; name: string } | undefined {
  for (const statement of moduleAt(file).program.body) {
    const original = originalName(statement, name)
    const source = original && declaringFile(file, original.specifier)
    if (source) return { file: source, name: original.name }
  }
  return undefined
}

/** The specifier of the module that a statement takes `name` from, and the name there. */
function originalName(
  statement: ESTree.Statement,
  name: string,
): { readonly specifier: string; readonly name: string } | undefined {
  if (statement.type === 'ImportDeclaration') {
    const found = statement.specifiers.find(({ local }) => local.name === name)
    if (found?.type !== 'ImportSpecifier' || found.imported.type !== 'Identifier') return undefined
    return { specifier: statement.source.value, name: found.imported.name }
  }
  if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return undefined
  const found = statement.specifiers.find(
    ({ exported }) => exported.type === 'Identifier' && exported.name === name,
  )
  if (found?.local.type !== 'Identifier') return undefined
  return { specifier: statement.source.value, name: found.local.name }
}

/** The source file, or the declarations of the package, that a file imports by `specifier`. */
function declaringFile(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return packageTypes(file, specifier)
  const path = resolve(dirname(file), specifier)
  // Declarations import each other as `./name.js`.
  const candidates = [path.replace(/\.js$/, '.d.ts'), `${path}.ts`, `${path}.tsx`]
  return candidates.find(candidate => existsSync(candidate))
}

/** The declarations of a package, of which its manifest names one file. */
function packageTypes(file: string, specifier: string): string | undefined {
  const isPackage = /^(@[^/:]+\/)?[^@/:]+$/.test(specifier)
  const manifest = isPackage && findPackageJSON(specifier, pathToFileURL(file))
  if (!manifest) return undefined
  const { types } = JSON.parse(readFileSync(manifest, 'utf8'))
  return typeof types === 'string' ? resolve(dirname(manifest), types) : undefined
}

/** Finds the declaration of a type by its name in a file; `undefined` for types of the browser. */
export function declarationOf(file: string, name: string): Declaration | undefined {
  for (const statement of moduleAt(file).program.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    const isType = node?.type === 'TSInterfaceDeclaration' || node?.type === 'TSTypeAliasDeclaration'
    if ((isType || node?.type === 'ClassDeclaration') && node.id?.name === name) {
      return { file, node: node as Declaration['node'] }
    }
  }
  const from = importedFrom(file, name)
  return from && declarationOf(from.file, from.name)
}

/** Maps the place of each documented node in a source file to the text of its JSDoc. */
export function docsOf(code: string, comments: ParseResult['comments']): ReadonlyMap<number, string> {
  return new Map(
    comments.flatMap(({ value, end }) =>
      value.startsWith('*') ? [[end + (/\S/.exec(code.slice(end))?.index ?? 0), textOf(value)] as const] : [],
    ),
  )
}

/** The text of a JSDoc comment, without citations of the specification. */
const textOf = (comment: string): string =>
  comment
    .replace(/^\*/, '')
    .replace(/^\s*\*/gm, '')
    .replace(/\s*\[[A-Z]+-\d+\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
