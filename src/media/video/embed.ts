/** The kind of an embed code [VID-03]. */
export type EmbedKind = 'iframe' | 'object' | 'invalid'

/** The frame of an embed code. */
export interface Embed {
  readonly kind: EmbedKind
  readonly address: string
  readonly attributes: Readonly<Record<string, string>>
}

const INVALID: Embed = { kind: 'invalid', address: '', attributes: {} }

/** Comments and elements that must not be read as markup. */
const DEAD = /<!--[\s\S]*?-->|<(script|style|template)\b[\s\S]*?<\/\1\s*>/gi
const TAG = /<(iframe|object|embed|param)\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi
const ATTRIBUTE = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g
const ENTITIES = new Map([
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['lt', '<'],
  ['gt', '>'],
])

/**
 * Reads the first iframe or object of an embed code. The code never becomes part of a document: nothing in it
 * loads or runs.
 */
export function readEmbed(html: string): Embed {
  const tags = [...html.replace(DEAD, '').matchAll(TAG)].map(readTag)
  const at = tags.findIndex(({ name }) => name === 'iframe' || name === 'object')
  const frame = tags[at]
  if (!frame) {
    // Some pages contain the code escaped twice.
    const unescaped = unescapeHtml(html)
    return unescaped === html ? INVALID : readEmbed(unescaped)
  }
  const { name, attributes } = frame
  const address = name === 'iframe' ? attributes['src'] : objectAddress(tags.slice(at))
  return address ? { kind: name as EmbedKind, address, attributes } : INVALID
}

interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

/** The address of an object: in `data`, a param, or an inner embed. */
function objectAddress([object, ...inner]: readonly Tag[]): string | undefined {
  const param = inner.find(({ attributes }) => /^(movie|src)$/i.test(attributes['name'] ?? ''))
  const embed = inner.find(({ name }) => name === 'embed')
  return object?.attributes['data'] ?? param?.attributes['value'] ?? embed?.attributes['src']
}

function readTag([, name = '', text = '']: RegExpMatchArray): Tag {
  const attributes = [...text.matchAll(ATTRIBUTE)].map(
    ([, name = '', double, single, bare]): [string, string] => [
      name.toLowerCase(),
      unescapeHtml(double ?? single ?? bare ?? ''),
    ],
  )
  return { name: name.toLowerCase(), attributes: Object.fromEntries(attributes) }
}

function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:(\w+)|#(?:x([\da-f]+)|(\d+)));/gi,
    (whole: string, name?: string, hex?: string, decimal?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return (
        (name ? ENTITIES.get(name.toLowerCase()) : code < 0x110000 && String.fromCodePoint(code)) || whole
      )
    },
  )
}
