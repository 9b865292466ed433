import type { JsonSchema } from './json-schema-subset.ts'

const SIMPLE: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

/** Writes the TypeScript type of the values that a schema accepts. */
export function typeOf(schema: JsonSchema, indent = ''): string {
  const { type, properties, items, prefixItems, anyOf, additionalProperties } = schema
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  if (anyOf) return [...new Set(anyOf.map(choice => typeOf(choice, indent)))].join(' | ')
  if (properties && Object.keys(properties).length > 0) return objectType(schema, indent)
  if (typeof additionalProperties === 'object')
    return `{ readonly [name: string]: ${typeOf(additionalProperties, indent)} }`
  if (prefixItems) {
    const rest = items ? [`...${arrayOf(items, indent)}`] : []
    return `readonly [${[...prefixItems.map(item => typeOf(item, indent)), ...rest].join(', ')}]`
  }
  if (items) return `readonly ${arrayOf(items, indent)}`
  if (type === 'array') return 'readonly unknown[]'
  if (type === 'object') return '{ readonly [name: string]: unknown }'
  const names = [type ?? []].flat().map(name => SIMPLE[name] ?? 'unknown')
  return [...new Set(names)].join(' | ') || 'unknown'
}

const arrayOf = (item: JsonSchema, indent: string): string => {
  const type = typeOf(item, indent)
  const isSimple = !item.anyOf && !item.enum && !item.items && !item.prefixItems && !Array.isArray(item.type)
  return isSimple ? `${type}[]` : `(${type})[]`
}

/** Writes the fields of an object between braces. */
export function objectType(schema: JsonSchema, indent = ''): string {
  const { properties = {}, required = [], additionalProperties } = schema
  const inner = `${indent}  `
  const fields = Object.entries(properties).flatMap(([key, field]) => [
    ...docLines(field, inner),
    `${inner}readonly ${propertyName(key)}${required.includes(key) ? '' : '?'}: ${typeOf(field, inner)}${
      required.includes(key) ? '' : ' | undefined'
    }`,
  ])
  const others =
    typeof additionalProperties === 'object'
      ? [`${inner}readonly [name: string]: ${typeOf(additionalProperties, inner)}`]
      : []
  return ['{', ...fields, ...others, `${indent}}`].join('\n')
}

/** The key of a field, quoted unless it is an identifier. */
const propertyName = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key))

/** Writes the JSDoc of a field: its description and its default. */
function docLines({ description, ...schema }: JsonSchema, indent: string): string[] {
  const fallback = 'default' in schema ? JSON.stringify(schema.default) : ''
  const parts = [description, fallback.length < 80 && fallback && `@default ${fallback}`].filter(Boolean)
  return parts.length > 0 ? [jsDoc(parts.join('\n'), indent)] : []
}

/** Writes a JSDoc comment, on one line if it fits. */
export function jsDoc(text: string, indent = ''): string {
  const lines = text.replaceAll('*/', '*\u200b/').split('\n')
  return lines.length === 1
    ? `${indent}/** ${lines[0]} */`
    : [`${indent}/**`, ...lines.map(line => `${indent} * ${line}`), `${indent} */`].join('\n')
}
