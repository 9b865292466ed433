import { type ESTree, parseSync } from 'vite'
import type { SourceType } from './annotate-schemas.ts'
import { HTML_ONLY, type JsonSchema } from './json-schema-subset.ts'
import { declarationOf, importedFrom, moduleAt } from './source-modules.ts'

/** Returns the JSON Schema of the constant NAME in FILE, which is a schema of zod. */
type ReadConstant = (file: string, name: string) => JsonSchema

const KEYWORDS: Readonly<Record<string, JsonSchema>> = {
  TSStringKeyword: { type: 'string' },
  TSNumberKeyword: { type: 'number' },
  TSBooleanKeyword: { type: 'boolean' },
  TSNullKeyword: { type: 'null' },
  TSUnknownKeyword: {},
}

/** A type's node, and the file that declares its names. */
interface Place {
  readonly type: ESTree.TSType
  readonly file: string
}

/**
 * Describes a TypeScript type as a JSON Schema. Types of the browser are `HTML_ONLY`.
 *
 * @param readConstant describes the schema `X` of `z.output<typeof X>`.
 */
export function schemaOfType({ text, file }: SourceType, readConstant: ReadConstant): JsonSchema {
  const [alias] = parseSync(file, `type Text = ${text}`).program.body
  if (alias?.type !== 'TSTypeAliasDeclaration') throw new Error(`${file}: "${text}" is not a type`)
  return describe({ type: alias.typeAnnotation, file }, readConstant)
}

function describe({ type, file }: Place, readConstant: ReadConstant): JsonSchema {
  const known = KEYWORDS[type.type]
  if (known) return known
  const next = (inner: ESTree.TSType): JsonSchema => describe({ type: inner, file }, readConstant)
  switch (type.type) {
    case 'TSLiteralType':
      return type.literal.type === 'Literal' ? { const: type.literal.value } : {}
    // A text such as `media(…)`.
    case 'TSTemplateLiteralType':
      return { type: 'string' }
    case 'TSArrayType':
      return { type: 'array', items: next(type.elementType) }
    case 'TSTypeOperator':
      // The keys of an object.
      return type.operator === 'readonly' ? next(type.typeAnnotation) : { type: 'string' }
    case 'TSParenthesizedType':
      return next(type.typeAnnotation)
    case 'TSUnionType':
      return { anyOf: type.types.map(next) }
    case 'TSIntersectionType':
      return { allOf: type.types.map(next) }
    case 'TSTypeLiteral':
      return objectOf(type.members, file, readConstant)
    case 'TSTypeReference':
      return reference(type, file, readConstant)
    default:
      return {}
  }
}

function reference(type: ESTree.TSTypeReference, file: string, readConstant: ReadConstant): JsonSchema {
  const [name = '', parameter] = nameOf(type.typeName)
  const values = type.typeArguments?.params ?? []
  const [first, second] = values
  const next = (inner: ESTree.TSType): JsonSchema => describe({ type: inner, file }, readConstant)
  if (name === 'z' && /^(in|out)put$/.test(parameter ?? '') && first?.type === 'TSTypeQuery') {
    const [constant = ''] = nameOf(first.exprName as ESTree.TSTypeName)
    const from = importedFrom(file, constant)
    return readConstant(from?.file ?? file, from?.name ?? constant)
  }
  if (name === 'Readonly' && first) return next(first)
  if (name === 'Record' && second) return { type: 'object', additionalProperties: next(second) }
  const declared = declarationOf(file, name)
  if (!declared) return HTML_ONLY
  const { node } = declared
  if (node.type === 'TSTypeAliasDeclaration') {
    return describe({ type: node.typeAnnotation, file: declared.file }, readConstant)
  }
  if (node.type !== 'TSInterfaceDeclaration') return HTML_ONLY
  const own = objectOf(node.body.body, declared.file, readConstant)
  const parents = node.extends.map(({ expression }) => {
    const [parent = ''] = nameOf(expression as ESTree.TSTypeName)
    return schemaOfType({ text: parent, file: declared.file }, readConstant)
  })
  return parents.length > 0 ? { allOf: [...parents, own] } : own
}

function objectOf(
  members: readonly ESTree.TSSignature[],
  file: string,
  readConstant: ReadConstant,
): JsonSchema {
  const { docs } = moduleAt(file)
  const fields = members.flatMap(member => {
    if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) return []
    const { key: node } = member
    const key = node.type === 'Identifier' ? node.name : node.type === 'Literal' ? `${node.value}` : ''
    if (!key) return []
    const description = docs.get(member.start)
    const schema = describe({ type: member.typeAnnotation.typeAnnotation, file }, readConstant)
    return [{ key, schema: { ...schema, ...(description && { description }) }, member }]
  })
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ key, schema }) => [key, schema])),
    required: fields.flatMap(({ key, member }) => (member.optional ? [] : [key])),
  }
}

const nameOf = (name: ESTree.TSTypeName): string[] =>
  name.type === 'Identifier'
    ? [name.name]
    : name.type === 'TSQualifiedName'
      ? [...nameOf(name.left), name.right.name]
      : []
