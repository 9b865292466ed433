import { isRecord } from '../core/json'
import { type Field, type Payload, type Schema, schema } from './schema'

/** Accepts `undefined`, too. */
export const optional = (inner: Schema) =>
  schema(
    payload => {
      if (payload.value !== undefined) return inner.run(payload)
      if (inner.absence !== 'replaced') return
      const own: Payload = { value: undefined, issues: [] }
      inner.run(own)
      if (!own.issues.length) payload.value = own.value
    },
    { absence: inner.absence === 'replaced' ? 'replaced' : 'allowed', isOptional: true },
  )

/** Accepts `null`, too. */
export const nullable = (inner: Schema) =>
  schema(
    payload => {
      if (payload.value !== null) inner.run(payload)
    },
    { absence: inner.absence, isOptional: inner.isOptional },
  )

/** Replaces `undefined`, each time by a new list or object. */
export const _default = (inner: Schema, value: unknown) =>
  schema(
    payload => {
      if (payload.value !== undefined) inner.run(payload)
      if (payload.value === undefined) payload.value = copyOf(value)
    },
    { absence: 'replaced' },
  )

function copyOf(value: unknown): unknown {
  if (typeof value === 'function') return value()
  if (Array.isArray(value)) return [...value]
  return isRecord(value) ? { ...value } : value
}

/** Accepts what one of the schemas accepts, and parses it with the first of them. */
export const union = (options: readonly Schema[]) =>
  schema(
    payload => {
      const expected = new Set<string>()
      for (const { run } of options) {
        const own: Payload = { value: payload.value, issues: [] }
        run(own)
        if (!own.issues.length) {
          payload.value = own.value
          return
        }
        for (const { path = [], message } of own.issues)
          if (message) expected.add([...path, message].join(': '))
      }
      payload.issues.push({ message: [...expected].join(' or ') || undefined })
    },
    { absence: absenceOf(options), isOptional: options.some(option => option.isOptional) },
  )

const absenceOf = (options: readonly Field[]): Field['absence'] =>
  options.some(({ absence }) => absence === 'replaced')
    ? 'replaced'
    : options.some(({ absence }) => absence)
      ? 'allowed'
      : undefined

/** Converts a value. The function may report issues. */
export const transform = (convert: (value: unknown, payload: Payload) => unknown) =>
  schema(
    payload => {
      payload.value = convert(payload.value, payload)
    },
    { absence: 'allowed' },
  )

/** Parses a value by a schema, and the result by another one. */
export const pipe = (first: Schema, second: Schema) =>
  schema(
    payload => {
      first.run(payload)
      if (!payload.issues.length) second.run(payload)
    },
    { absence: first.absence, isOptional: second.isOptional },
  )
