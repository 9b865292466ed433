/** Characters of a line. */
const LONGEST = 80

/** Writes JSON in lines of a readable length: what fits into one is not broken. */
export function readableJson(value: unknown, indent = ''): string {
  const line = inOneLine(value)
  if (indent.length + line.length <= LONGEST || typeof value !== 'object' || value === null) return line
  const deeper = `${indent}  `
  if (Array.isArray(value)) {
    const items = value.map(item => `${deeper}${readableJson(item, deeper)}`)
    return `[\n${items.join(',\n')}\n${indent}]`
  }
  const fields = Object.entries(value).map(
    ([key, field]) => `${deeper}${JSON.stringify(key)}: ${readableJson(field, deeper)}`,
  )
  return `{\n${fields.join(',\n')}\n${indent}}`
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${inOneLine(field)}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}
