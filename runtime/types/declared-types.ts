import { globSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ESTree, Visitor } from 'vite'
import { type Declaration, declarationOf, moduleAt } from './source-modules.ts'

/** A type that the sources export. */
interface TypeName {
  readonly file: string
  readonly name: string
}

/**
 * Copies the declarations of types from the sources, and of all types that they refer to, also from packages: the copy
 * compiles without them.
 *
 * @throws if two types have the same name, or if one is neither declared nor a global of the language or the browser.
 */
export function copyTypes(roots: readonly TypeName[]): string {
  const copied = new Map<string, { readonly file: string; readonly text: string }>()
  const copy = (file: string, name: string, isRoot: boolean): void => {
    const declared = declarationOf(file, name)
    if (!declared) {
      if (!isRoot && globalTypes().has(name)) return
      throw new Error(`${file} does not declare the type ${name}`)
    }
    const known = copied.get(name)
    if (known && known.file !== declared.file) {
      throw new Error(`${declared.file} and ${known.file} both declare the type ${name}: rename one of them`)
    }
    if (known) return
    copied.set(name, { file: declared.file, text: textOf(declared) })
    for (const reference of referencesOf(declared)) copy(declared.file, reference, false)
  }
  for (const { file, name } of roots) copy(file, name, true)
  return [...copied.values()].map(({ text }) => text).join('\n\n')
}

/** The names that a declaration refers to, without its own type parameters. */
function referencesOf({ file, node }: Declaration): string[] {
  const names = new Set<string>()
  const parameters = new Set<string>()
  const copied = node.type === 'ClassDeclaration' ? fieldsOf(node) : [node]
  const isCopied = (at: number): boolean => copied.some(({ start, end }) => at >= start && at < end)
  const add = ({ start }: ESTree.Span, name: string): void => {
    if (isCopied(start)) names.add(name)
  }
  new Visitor({
    TSTypeReference: reference => add(reference, rootName(reference.typeName)),
    TSTypeQuery: query => add(query, rootName(query.exprName)),
    TSInterfaceHeritage: parent => add(parent, rootName(parent.expression)),
    TSTypeParameter({ name, start }) {
      if (isCopied(start)) parameters.add(name.name)
    },
    TSMappedType({ key, start }) {
      if (isCopied(start)) parameters.add(key.name)
    },
  }).visit(moduleAt(file).program)
  if (node.type === 'ClassDeclaration' && node.superClass) names.add(rootName(node.superClass))
  return [...names].filter(name => !parameters.has(name))
}

/** The first name of `a.b.c`: the one that a scope declares. */
function rootName(node: ESTree.TSTypeName | ESTree.TSTypeQueryExprName | ESTree.Expression): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'TSQualifiedName') return rootName(node.left)
  throw new Error(`a ${node.type} is no name of a type`)
}

let globals: ReadonlySet<string> | undefined

/** The types of the language and of the browser, by TypeScript's own declarations. */
function globalTypes(): ReadonlySet<string> {
  globals ??= new Set(
    globSync(join(compilerFolder(), 'lib/lib.{es[0-9]*,dom*}.d.ts')).flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/^(?:declare )?(?:interface|type|class) (\w+)/gm)].map(
        ([, name = '']) => name,
      ),
    ),
  )
  return globals
}

/** The folder of the compiler, which has a package for each platform. */
function compilerFolder(): string {
  const typescript = findPackageJSON('typescript', import.meta.url)
  const compiler = `@typescript/typescript-${process.platform}-${process.arch}`
  const manifest = typescript && findPackageJSON(compiler, pathToFileURL(typescript))
  if (!manifest) throw new Error(`${compiler} is not installed`)
  return dirname(manifest)
}

/** The source of a declaration with its JSDoc; a class becomes an interface of its fields. */
function textOf({ file, node }: Declaration): string {
  const { code } = moduleAt(file)
  const source = code.slice(node.start, node.end)
  const text = node.type === 'ClassDeclaration' ? interfaceOf(node, code) : source
  const [doc = ''] = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*(?:export )?$/.exec(code.slice(0, node.start)) ?? []
  return `${doc.replace(/\s*(export )?$/, doc.includes('/**') ? '\n' : '')}export ${text}`.replace(
    /\s*\[[A-Z]+-\d+\]/g,
    '',
  )
}

function interfaceOf(node: ESTree.Class, code: string): string {
  const { id, superClass } = node
  const fields = fieldsOf(node).map(({ start, end }) =>
    code.slice(start, end).replace(/^(declare|override) /, ''),
  )
  const parent = superClass ? ` extends ${code.slice(superClass.start, superClass.end)}` : ''
  return `interface ${id?.name}${parent} {\n${fields.map(field => `  ${field}`).join('\n')}\n}`
}

/** The fields of a class with their types. */
const fieldsOf = ({ body }: ESTree.Class): ESTree.PropertyDefinition[] =>
  body.body.flatMap(member => (member.type === 'PropertyDefinition' && member.typeAnnotation ? member : []))
