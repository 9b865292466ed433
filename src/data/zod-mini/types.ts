import { isRecord } from '../core/json'
import { accepting, runInside, type Schema, schema } from './schema'

/** Accepts strings. */
export const string = () => accepting(value => typeof value === 'string', 'expected string')

/** Accepts finite numbers. */
export const number = () => accepting(Number.isFinite, 'expected number')

/** Accepts booleans. */
export const boolean = () => accepting(value => typeof value === 'boolean', 'expected boolean')

/** Accepts the values that pass a test, or any value. */
export const custom = (test: (value: unknown) => unknown = () => true, message?: string) =>
  accepting(test, message)

/** Accepts any value. */
export const unknown = () => custom()

/** Accepts lists, and parses each item. */
export const array = (item: Schema) =>
  schema(payload => {
    const { value, issues } = payload
    // Not by `Array.from`, which older libraries replace; the copy fills the holes of a sparse list.
    if (Array.isArray(value)) payload.value = [...value].map((each, at) => runInside(item, each, at, issues))
    else issues.push({ message: 'expected array' })
  }, {})

/** Accepts objects, parses their fields, and drops all other keys. */
export const object = (shape: Readonly<Record<string, Schema>>) =>
  schema(
    payload => {
      const { value: input, issues } = payload
      if (!isRecord(input)) {
        issues.push({ message: 'expected object' })
        return
      }
      const output: Record<string, unknown> = {}
      for (const [key, field] of Object.entries(shape)) {
        const { absence, isOptional } = field
        const isPresent = key in input
        if (!isPresent && isOptional && absence === 'allowed') continue
        const before = issues.length
        const value = runInside(field, input[key], key, issues)
        if (!isPresent && issues.length === before && !absence)
          issues.push({ path: [key], message: 'required' })
        if (!isPresent && issues.length > before && absence && isOptional) issues.length = before
        else if (isPresent || value !== undefined || (absence === 'replaced' && !isOptional))
          output[key] = value
      }
      payload.value = output
    },
    { shape },
  )
