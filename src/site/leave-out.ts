type Path = readonly PropertyKey[]

/**
 * A copy of `value` without what stands at the paths. Where nothing stands there, what should have held it
 * is left out instead: a list item without its id goes as a whole.
 */
export function leaveOut(value: unknown, paths: readonly Path[]): unknown {
  if (!paths.length) return value
  if (value === null || typeof value !== 'object') return undefined

  const inner = new Map<string, Path[]>()
  for (const [key, ...rest] of paths) {
    if (key === undefined || !Object.hasOwn(value, key)) return undefined
    const others = inner.get(String(key))
    if (others) others.push(rest)
    else inner.set(String(key), [rest])
  }

  const left = Object.entries(value)
    .map(([key, item]) => [key, leaveOut(item, inner.get(key) ?? [])] as const)
    .filter(([, item]) => item !== undefined)
  return Array.isArray(value) ? left.map(([, item]) => item) : Object.fromEntries(left)
}
