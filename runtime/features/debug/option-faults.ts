import { nearest } from '../../core/lazy/nearest-word'

/** The parts of a block's JSON Schema that this module reads: what an author may write. */
export interface OptionSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, OptionSchema>>
  readonly additionalProperties?: OptionSchema | boolean
  readonly items?: OptionSchema
  readonly anyOf?: readonly OptionSchema[]
}

/** Maximum number of items of a list that are checked: further ones repeat their faults. */
const MAX_ITEMS = 20

/**
 * Lists the unknown keys and values in a block's data, each as a sentence that names its path as written. Where a schema
 * allows other keys, and in all that is inside, only misspelt keys are mistakes. Values of a wrong type are the block's
 * own errors.
 */
export function optionFaults(data: unknown, schema: OptionSchema, path = '', isOpen = false): string[] {
  if (Array.isArray(data)) {
    const { items } = shapeOf(schema, ({ items }) => items)
    if (!items) return []
    return data.slice(0, MAX_ITEMS).flatMap((item, at) => optionFaults(item, items, join(path, at), isOpen))
  }
  if (typeof data === 'object' && data) {
    const { properties, additionalProperties } = shapeOf(schema, ({ properties }) => properties)
    if (!properties) return []
    const takesOthers = isOpen || !!additionalProperties
    return Object.entries(data).flatMap(([key, value]) => {
      const field = fieldOf(properties, key)
      if (field) return optionFaults(value, field, join(path, key), takesOthers)
      const fault = unknownKey(path, key, properties)
      return takesOthers && !fault.isMisspelt ? [] : [fault.text]
    })
  }
  return isOpen ? [] : unknownValue(data, schema, path)
}

/** An alternative of the schema that has the part, or the schema itself. */
const shapeOf = (schema: OptionSchema, part: (schema: OptionSchema) => unknown): OptionSchema =>
  [schema, ...(schema.anyOf ?? [])].find(part) ?? schema

/** A schema may accept `auto-crop` for `autoCrop`. */
function fieldOf(properties: Readonly<Record<string, OptionSchema>>, key: string): OptionSchema | undefined {
  const names = [key, key.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())]
  const name = names.find(name => Object.hasOwn(properties, name))
  return name === undefined ? undefined : properties[name]
}

interface UnknownKey {
  /** Whether a known key is near: where others are allowed, the key is only then a mistake. */
  readonly isMisspelt: boolean
  readonly text: string
}

function unknownKey(path: string, key: string, properties: object): UnknownKey {
  const names = Object.keys(properties)
  const meant = nearest(key, names)
  const help = meant ? `did you mean ${meant}?` : `known: ${names.join(', ') || 'none'}`
  return { isMisspelt: meant !== undefined, text: `${join(path, key)}: unknown option; ${help}` }
}

const namesIn = (choice: OptionSchema): readonly unknown[] =>
  choice.enum ?? ('const' in choice ? [choice.const] : [])

function unknownValue(value: unknown, schema: OptionSchema, path: string): string[] {
  const choices = [schema, ...(schema.anyOf ?? [])]
  const names = choices.flatMap(namesIn)
  // Free text beside the names is a value too.
  const isFree = choices.some(choice => choice.type === typeof value && namesIn(choice).length === 0)
  if (names.length === 0 || isFree || value === null || names.includes(value)) return []
  return [`${path}: ${JSON.stringify(value)} is none of ${names.join(', ')}`]
}

const join = (path: string, key: string | number): string => (path ? `${path}.${key}` : String(key))
