import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type ESTree, type ParseResult, parseSync } from 'vite'

/** A source file: its syntax tree, and the JSDoc by the place of what it describes. */
export interface SourceModule {
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

/** The source file and the name there of what a file imports as `name`; `undefined` for packages. */
export function importedFrom(file: string, name: string): { file: string; name: string } | undefined {
  for (const statement of moduleAt(file).program.body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) continue
    const found = statement.specifiers.find(({ local }) => local.name === name)
    if (found?.type !== 'ImportSpecifier' || found.imported.type !== 'Identifier') continue
    const path = resolve(dirname(file), statement.source.value)
    const source = [path, `${path}.ts`, `${path}.tsx`].find(candidate => existsSync(candidate))
    if (source) return { file: source, name: found.imported.name }
  }
  return undefined
}

/** Finds the declaration of a type by its name in a file; `undefined` for types of the browser and of packages. */
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
