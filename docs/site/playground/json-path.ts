import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { SyntaxNode } from '@lezer/common'
import type { Schema } from '../blocks/facts.ts'

/** Keys and indexes from the root of a JSON document. */
export type JsonPath = readonly (string | number)[]

/** The path of the value around a position. */
export function pathAt(state: EditorState, at: number): JsonPath {
  const path: (string | number)[] = []
  for (let node: SyntaxNode | null = syntaxTree(state).resolveInner(at, -1); node; node = node.parent) {
    if (node.name === 'Property') path.unshift(nameOf(state, node))
    const list = node.parent
    if (list?.name === 'Array') path.unshift(values(list).findIndex(({ from }) => from === node?.from))
  }
  return path
}

/** The node of a value; the innermost that exists if the path leads further. */
export function nodeAt(state: EditorState, path: JsonPath): SyntaxNode {
  let node = syntaxTree(state).topNode.firstChild ?? syntaxTree(state).topNode
  for (const step of path) {
    const next: SyntaxNode | null | undefined =
      typeof step === 'number' ? values(node)[step] : propertyOf(state, node, step)?.lastChild
    if (!next) return node
    node = next
  }
  return node
}

/** The property of an object, with name and value. */
export function propertyOf(state: EditorState, object: SyntaxNode, name: string): SyntaxNode | undefined {
  return object.getChildren('Property').find(property => nameOf(state, property) === name)
}

/** The names that an object has. */
export const namesOf = (state: EditorState, object: SyntaxNode): string[] =>
  object.getChildren('Property').map(property => nameOf(state, property))

function nameOf(state: EditorState, property: SyntaxNode): string {
  const name = property.getChild('PropertyName')
  return name ? state.sliceDoc(name.from, name.to).replace(/^"|"$/g, '') : ''
}

const VALUE = /^(String|Number|True|False|Null|Object|Array)$/

function values(list: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = []
  for (let node = list.firstChild; node; node = node.nextSibling) if (VALUE.test(node.name)) found.push(node)
  return found
}

/** The schemas that a value at a path may have: several where a schema has alternatives. */
export function schemasAt(schema: Schema, path: JsonPath): readonly Schema[] {
  const alternatives = [schema, ...(schema.anyOf ?? [])]
  const [step, ...rest] = path
  if (step === undefined) return alternatives
  return alternatives.flatMap(one => {
    const next = typeof step === 'number' ? one.items : one.properties?.[step]
    return next ? schemasAt(next, rest) : []
  })
}
