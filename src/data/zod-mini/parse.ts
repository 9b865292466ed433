import type { Issue, Payload, Schema } from './schema'

/** An issue as the caller sees it. */
type FinalIssue = { readonly [Key in keyof Issue]-?: NonNullable<Issue[Key]> }

/** Lists everything that is invalid about a value. */
class SchemaError extends Error {
  constructor(readonly issues: readonly FinalIssue[]) {
    super(JSON.stringify(issues))
  }
}

type Parsed =
  | { readonly success: true; readonly data: unknown; readonly error?: undefined }
  | { readonly success: false; readonly data?: undefined; readonly error: SchemaError }

/** Parses a value; returns the result or an error. */
export function safeParse({ run }: Schema, value: unknown): Parsed {
  const payload: Payload = { value, issues: [] }
  run(payload)
  if (!payload.issues.length) return { success: true, data: payload.value }
  const issues = payload.issues.map(({ path = [], message = 'Invalid input' }) => ({ path, message }))
  return { success: false, error: new SchemaError(issues) }
}

/**
 * Parses a value.
 *
 * @throws if it is invalid.
 */
export function parse(schema: Schema, value: unknown): unknown {
  const { data, error } = safeParse(schema, value)
  if (error) throw error
  return data
}
