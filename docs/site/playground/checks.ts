import { type Schema as AnySchema, Validator } from '@cfworker/json-schema'
import type { Diagnostic } from '@codemirror/lint'
import type { EditorState } from '@codemirror/state'
import type { Schema } from '../blocks/facts.ts'
import { type JsonPath, namesOf, nodeAt, propertyOf } from './json-path.ts'

/** Errors of these keywords only say that there are others inside. */
const OUTER = new Set(['properties', 'items', 'anyOf', 'additionalProperties', '$ref', 'allOf'])

/** Finds values that do not fit the block's schema, and options that it does not know. */
export function schemaProblems(state: EditorState, schema: Schema): Diagnostic[] {
  let data: unknown
  try {
    data = JSON.parse(state.doc.toString())
  } catch (cause) {
    // The editor's own check names the place.
    if (cause instanceof SyntaxError) return []
    throw cause
  }
  const { errors } = new Validator(schema as AnySchema, '2020-12', false).validate(data)
  const wrong = errors
    .filter(({ keyword }) => !OUTER.has(keyword))
    .map(({ instanceLocation, error }) => problem(state, pathOf(instanceLocation), 'error', error))
  return [...wrong, ...unknownOptions(state, schema)]
}

function unknownOptions(state: EditorState, { properties = {} }: Schema): Diagnostic[] {
  const root = nodeAt(state, [])
  return namesOf(state, root)
    .filter(name => !(camel(name) in properties) && !(name in properties))
    .map(name => {
      const { from, to } = propertyOf(state, root, name)?.firstChild ?? root
      return { from, to, severity: 'warning', message: `The block has no option ${name}.` }
    })
}

/** `thumbnails-per-row` and `thumbnailsPerRow` are the same option. */
const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function problem(state: EditorState, path: JsonPath, severity: 'error', message: string): Diagnostic {
  const { from, to } = nodeAt(state, path)
  return { from, to, severity, message }
}

/** `#/items/0/title` → `['items', 0, 'title']`. */
function pathOf(pointer: string): JsonPath {
  const steps = pointer.split('/').slice(1)
  return steps.map(step =>
    /^\d+$/.test(step) ? Number(step) : decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'),
  )
}
