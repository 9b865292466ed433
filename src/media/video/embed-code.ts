/** The kind of an embed code. */
type EmbedKind = 'iframe' | 'object' | 'invalid'

/** The frame of an embed code. */
interface Embed {
  readonly kind: EmbedKind
  readonly address: string
  readonly attributes: Readonly<Record<string, string>>
}

const INVALID: Embed = { kind: 'invalid', address: '', attributes: {} }

/** Comments and elements that must not be read as markup; those that never end hide the rest, as in a browser. */
const DEAD = [
  /<!--[\s\S]*?(?:-->|$)/g,
  /<script[\s/>][\s\S]*?(?:<\/script|$)/gi,
  /<style[\s/>][\s\S]*?(?:<\/style|$)/gi,
  /<template[\s/>][\s\S]*?(?:<\/template|$)/gi,
]
const TAG = /<(\w+)\b((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi
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
  // Some pages contain the code escaped twice.
  return readFrame(html) ?? readFrame(unescapeHtml(html)) ?? INVALID
}

function readFrame(html: string): Embed | undefined {
  const markup = DEAD.reduce((rest, dead) => rest.replace(dead, ''), html)
  const tags = [...markup.matchAll(TAG)].map(readTag)
  const at = tags.findIndex(({ name }) => name === 'iframe' || name === 'object')
  const frame = tags[at]
  if (!frame) return undefined
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
