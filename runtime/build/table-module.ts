import type { SourceMapInput } from 'rolldown'

/** A generated table: texts or other values, by the keys on the way to each. */
interface Table {
  readonly [key: string]: unknown
}

/** A module with its source map. */
interface TableModule {
  readonly code: string
  readonly map: SourceMapInput
}

/**
 * Writes a table as the module's only export, with a source map that names the file of each value: one value per line.
 *
 * @param sourceOf the absolute path of the file that contains the value at a path of keys.
 */
export function tableModule(
  name: string,
  table: Table,
  sourceOf: (path: readonly string[]) => string | undefined,
): TableModule {
  const lines: string[] = [`export const ${name} = {`]
  const sources: string[] = []
  let mappings = ''
  let last = 0
  const write = (value: unknown, path: readonly string[]): void => {
    const source = sourceOf(path)
    const key = `${JSON.stringify(path.at(-1))}:`
    if (source === undefined) {
      lines.push(`${key}{`)
      mappings += ';'
      for (const [inner, child] of Object.entries(value as Table)) write(child, [...path, inner])
      lines.push('},')
      mappings += ';'
      return
    }
    lines.push(`${key}${JSON.stringify(value)},`)
    const at = sources.includes(source) ? sources.indexOf(source) : sources.push(source) - 1
    mappings += `;A${vlq(at - last)}AA`
    last = at
  }
  for (const [key, value] of Object.entries(table)) write(value, [key])
  return { code: [...lines, '}'].join('\n'), map: { version: 3, sources, names: [], mappings } }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Encodes a number as source maps do. */
function vlq(value: number): string {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1
  let text = ''
  do {
    const isLast = rest < 32
    text += DIGITS[(rest & 31) | (isLast ? 0 : 32)]
    rest >>= 5
  } while (rest > 0)
  return text
}
