import { type ESTree, Visitor } from 'vite'
import { type Declaration, declarationOf, moduleAt } from './source-modules.ts'

/** A type that the sources export. */
export interface TypeName {
  readonly file: string
  readonly name: string
}

/**
 * Copies the declarations of types from the sources, and of all types that they refer to.
 *
 * @throws if two types have the same name, or if one is not declared.
 */
export function copyTypes(roots: readonly TypeName[]): string {
  const copied = new Map<string, { readonly file: string; readonly text: string }>()
  const copy = (file: string, name: string): void => {
    const declared = declarationOf(file, name)
    if (!declared) return
    const known = copied.get(name)
    if (known && known.file !== declared.file) {
      throw new Error(`${declared.file} and ${known.file} both declare the type ${name}: rename one of them`)
    }
    if (known) return
    copied.set(name, { file: declared.file, text: textOf(declared) })
    for (const reference of referencesOf(declared)) copy(declared.file, reference)
  }
  for (const { file, name } of roots) {
    if (!declarationOf(file, name)) throw new Error(`${file} does not declare the type ${name}`)
    copy(file, name)
  }
  return [...copied.values()].map(({ text }) => text).join('\n\n')
}

/** The names of types that a declaration refers to. */
function referencesOf({ file, node }: Declaration): ReadonlySet<string> {
  const names = new Set<string>()
  const { program } = moduleAt(file)
  const isInside = (at: number): boolean => at >= node.start && at < node.end
  new Visitor({
    TSTypeReference({ typeName, start }) {
      if (isInside(start) && typeName.type === 'Identifier') names.add(typeName.name)
    },
    TSInterfaceHeritage({ expression, start }) {
      if (isInside(start) && expression.type === 'Identifier') names.add(expression.name)
    },
  }).visit(program)
  return names
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

function interfaceOf({ id, superClass, body }: ESTree.Class, code: string): string {
  const fields = body.body.flatMap(member =>
    member.type === 'PropertyDefinition' && member.typeAnnotation
      ? code.slice(member.start, member.end).replace(/^(declare|override) /, '')
      : [],
  )
  const parent = superClass ? ` extends ${code.slice(superClass.start, superClass.end)}` : ''
  return `interface ${id?.name}${parent} {\n${fields.map(field => `  ${field}`).join('\n')}\n}`
}
