const ASSIGNMENT = /Static\.SQUARESPACE_CONTEXT\s*=\s*(?=\{)/

/** Reads the context embedded in an exported page; empty if it has none or the context is not JSON. */
export function readLegacyContext(page: string): Record<string, unknown> {
  const found = ASSIGNMENT.exec(page)
  if (!found) return {}
  const json = objectAt(page, found.index + found[0].length)
  if (json === undefined) return {}
  try {
    const value: unknown = JSON.parse(json)
    return value !== null && typeof value === 'object' ? { ...value } : {}
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    // The cause quotes the page, whose characters may control a terminal.
    console.warn("Ignoring the page's context, which is not valid JSON")
    return {}
  }
}

/** The object literal that starts at `start`, up to its closing brace. */
function objectAt(text: string, start: number): string | undefined {
  const token = /"(?:[^"\\]|\\.)*(?:"|\\?$)|[{}]/gs
  token.lastIndex = start
  let depth = 0
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (match[0] === '{') depth += 1
    else if (match[0] === '}') depth -= 1
    if (depth === 0) return text.slice(start, token.lastIndex)
  }
}

/** Renders `<script id="site-context">` in ASCII, with everything escaped that could end the script. */
export function contextScript(context: Readonly<Record<string, unknown>>): string {
  const json = JSON.stringify(context).replace(
    /[<>&\u0080-\uffff]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `<script type="application/json" id="site-context">${json}</script>`
}
