/** How a chart writes its numbers in a language; as browsers do where the options or the language are none. */
export function numberWriter(
  language: string | undefined,
  options: Readonly<Record<string, unknown>>,
): (value: number) => string {
  const format =
    make(language, options) ?? make(undefined, options) ?? make(language, {}) ?? new Intl.NumberFormat()
  return value => format.format(value)
}

/** Why options of a chart's numbers cannot be had; empty when they can. */
export function formatProblem(options: Readonly<Record<string, unknown>>): string {
  try {
    new Intl.NumberFormat(undefined, options)
    return ''
  } catch (cause) {
    return `format: ${cause instanceof Error ? cause.message : cause}`
  }
}

function make(
  language: string | undefined,
  options: Readonly<Record<string, unknown>>,
): Intl.NumberFormat | undefined {
  try {
    return new Intl.NumberFormat(language, options)
  } catch {
    // Neither is the visitor's fault: the numbers matter more than their look.
    return undefined
  }
}
