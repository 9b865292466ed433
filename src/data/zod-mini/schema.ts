/** A problem that a check or a schema reports. It stops the checks and pipes after it. */
export interface Issue {
  readonly message?: string | undefined
  readonly path?: readonly PropertyKey[] | undefined
}

/** A value on its way through a schema, which replaces it or adds issues. */
export interface Payload {
  value: unknown
  readonly issues: Issue[]
}

type Run = (payload: Payload) => void

/** How a schema treats its key in an object: whether the key may be absent. */
export interface Field {
  /**
   * Whether the key may be absent: it is then left out, or has the value that the schema gives for `undefined`. If left
   * out, the key is required, even if the schema accepts `undefined`.
   */
  readonly absence?: 'allowed' | 'replaced' | undefined
  /** Whether an object without the key is valid after parsing, too. */
  readonly isOptional?: boolean | undefined
}

/** A schema of zod/mini, as far as a page needs it. */
export interface Schema extends Field {
  readonly run: Run
  /** Returns a schema that runs these functions on valid values. */
  check(...checks: readonly Run[]): this
}

/** Makes a schema. */
export function schema<Traits extends object>(run: Run, traits: Traits & Field): Schema & Traits {
  return {
    ...traits,
    run,
    check(...checks) {
      return schema(payload => {
        for (const step of [run, ...checks]) if (!payload.issues.length) step(payload)
      }, traits) as typeof this
    },
  }
}

/** Makes a schema that accepts the values that pass a test. */
export const accepting = (test: (value: unknown) => unknown, message?: string): Schema =>
  schema(payload => {
    if (!test(payload.value)) payload.issues.push({ message })
  }, {})

/** Runs a schema on a part of the value, such as a field, and collects its issues under the key. */
export function runInside({ run }: Schema, value: unknown, key: PropertyKey, issues: Issue[]): unknown {
  const inner: Payload = { value, issues: [] }
  run(inner)
  for (const { message, path = [] } of inner.issues) issues.push({ message, path: [key, ...path] })
  return inner.value
}
