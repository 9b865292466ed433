/** Values within a text at most; what comes after them is left out. */
const MOST_VALUES = 2000

/** How deep a text goes at most. */
const MOST_DEPTH = 12

/** Any value as JSON, whatever it holds: loops, big integers, getters that throw. Never throws. */
export function safeJson(value: unknown): string {
  const above: unknown[] = []
  let count = 0
  try {
    return (
      JSON.stringify(value, function (this: unknown, _key, inner: unknown) {
        if (++count > MOST_VALUES) return undefined
        if (typeof inner === 'bigint') return `${inner}`
        if (inner === null || typeof inner !== 'object') return inner
        // What is not a parent of this value any more has been written.
        while (above.length > 0 && above.at(-1) !== this) above.pop()
        if (above.includes(inner) || above.length > MOST_DEPTH) return '[…]'
        const shown = inner instanceof Error ? { name: inner.name, message: inner.message } : inner
        above.push(shown)
        return shown
      }) ?? 'null'
    )
  } catch {
    // Only a getter or a `toJSON` of the value itself can throw here.
    return '"[unreadable]"'
  }
}
