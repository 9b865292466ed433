/** True for an object with keys, as JSON has them; false for null, lists and everything else. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
