/** The start of a block's tag, up to where its attributes begin. */
const openingTag = (block: string): RegExp =>
  new RegExp(`<(ashlar-${block}(?=[\\s>])|\\w+(?=[^<>]*\\sdata-ashlar="${block}"))`)

const DATA = /\s+data-block-json=('[^']*'|"[^"]*")/

/** Separates a block's JSON from its HTML. */
export function splitMarkup(source: string, block: string): { readonly html: string; readonly json: string } {
  const start = openingTag(block).exec(source)
  if (!start) return { html: source, json: '{}' }
  const end = endOfTag(source, start.index)
  const tag = source.slice(start.index, end)
  const data = DATA.exec(tag)?.[1]?.slice(1, -1)
  const html = source.slice(0, start.index) + tag.replace(DATA, '') + source.slice(end)
  return { html, json: data === undefined ? '{}' : formatted(unescaped(data)) }
}

/** Writes the JSON into the block's tag again; without options, the tag stays as it is. */
export function joinMarkup(html: string, json: string, block: string): string {
  const data = compact(json)
  const start = openingTag(block).exec(html)
  if (!start || data === '{}') return html
  const at = start.index + start[0].length
  return `${html.slice(0, at)} data-block-json='${escaped(data)}'${html.slice(at)}`
}

/** The position after a tag's `>`, which quoted values may contain, too. */
function endOfTag(source: string, from: number): number {
  const whole = /^<[\w-]+(?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?)*\s*\/?>/.exec(source.slice(from))
  return from + (whole?.[0].length ?? 0)
}

const escaped = (json: string): string => json.replaceAll('&', '&amp;').replaceAll("'", '&#39;')

const unescaped = (text: string): string =>
  text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** JSON in one line; text that is not JSON stays, and the block reports it. */
const compact = (json: string): string => rewritten(json, data => JSON.stringify(data))

const formatted = (json: string): string => rewritten(json, data => JSON.stringify(data, null, 2))

function rewritten(json: string, write: (data: unknown) => string): string {
  try {
    return write(JSON.parse(json))
  } catch (cause) {
    if (cause instanceof SyntaxError) return json
    throw cause
  }
}
