import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { syntaxTree } from '@codemirror/language'
import type { Schema } from '../blocks/facts.ts'
import { typeName } from '../blocks/options.ts'
import { namesOf, nodeAt, pathAt, schemasAt } from './json-path.ts'

/** Completes the names of options, and the values of enumerations, from a block's schema. */
export const schemaCompletion =
  (schema: () => Schema) =>
  (context: CompletionContext): CompletionResult | null => {
    const { state, pos } = context
    const node = syntaxTree(state).resolveInner(pos, -1)
    const word = context.matchBefore(/"?[\w-]*"?/)
    const isWanted = context.explicit || (word !== null && word.from < word.to)
    if (!isWanted) return null
    const from = word?.from ?? pos
    const isName =
      node.name === 'PropertyName' ||
      node.name === 'Object' ||
      (node.name === '⚠' && node.parent?.name === 'Object')
    const path = pathAt(state, pos)
    if (isName) {
      const outer = node.name === 'PropertyName' ? path.slice(0, -1) : path
      const taken = new Set(namesOf(state, nodeAt(state, outer)))
      return { from, options: schemasAt(schema(), outer).flatMap(one => names(one, taken)) }
    }
    return { from, options: schemasAt(schema(), path).flatMap(values) }
  }

function names({ properties = {} }: Schema, taken: ReadonlySet<string>): Completion[] {
  return Object.entries(properties)
    .filter(([name]) => !taken.has(name))
    .map(([name, option]) => ({
      label: `"${name}"`,
      apply: `"${name}": ${JSON.stringify(option.default ?? sampleOf(option))}`,
      detail: typeName(option).slice(0, 40),
      ...(option.description && { info: option.description }),
      type: 'property',
    }))
}

/** A value to begin with. */
function sampleOf({ type, enum: choices, anyOf }: Schema): unknown {
  if (choices) return choices[0]
  const first = typeof type === 'string' ? type : (anyOf?.[0]?.type ?? 'string')
  const samples = { boolean: true, number: 0, integer: 0, array: [], object: {} } as Readonly<
    Record<string, unknown>
  >
  return samples[String(first)] ?? ''
}

function values({ enum: choices = [], type, const: only }: Schema): Completion[] {
  const found = [
    ...choices,
    ...(only === undefined ? [] : [only]),
    ...(type === 'boolean' ? [true, false] : []),
  ]
  return found.map(value => ({ label: JSON.stringify(value), type: 'constant' }))
}
