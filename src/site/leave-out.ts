import { isRecord } from '../record'

/**
 * A copy of `value` without what stands at `path`. Where nothing stands there, what should have held it
 * is left out instead: a list item without its id goes as a whole.
 */
export function leaveOut(value: unknown, path: readonly PropertyKey[]): unknown {
  const [key, ...rest] = path
  if (key === undefined || value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) {
    return undefined
  }

  const inner = rest.length ? leaveOut(Reflect.get(value, key), rest) : undefined
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => (index !== Number(key) ? [item] : kept(inner)))
  }
  if (!isRecord(value)) return undefined
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) =>
      name !== key ? [[name, item]] : kept(inner).map(left => [name, left]),
    ),
  )
}

function kept(inner: unknown): unknown[] {
  return inner === undefined ? [] : [inner]
}
