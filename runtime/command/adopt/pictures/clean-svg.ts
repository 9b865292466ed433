import { type PageElement, parsePage } from '../../html/page'

/** An SVG without anything that acts, or that loads other files. */
interface CleanSvg {
  readonly svg: Buffer
  /** The elements and attributes that were left out. */
  readonly removed: readonly string[]
}

/** Elements that draw. Scripts, links, foreign content and pictures of other files are not among them. */
const ELEMENTS: ReadonlySet<string> = new Set(
  `svg g defs symbol use switch title desc path rect circle ellipse line polyline polygon text tspan textPath style
  linearGradient radialGradient stop pattern clipPath mask marker image view filter feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence animate animateMotion animateTransform mpath set`.split(
    /\s+/,
  ),
)

/** Elements whose text is shown, or is a style sheet. */
const WITH_TEXT: ReadonlySet<string> = new Set(['title', 'desc', 'text', 'tspan', 'textPath', 'style'])

/** Pictures inside a picture: no SVG, which would be another one to clean. */
const INLINE_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z\d+/=\s]*$/i

/** What loads a file, runs code, or hides such a thing, in a style or an attribute; a part of the same file does not. */
const LOADING = /@import|expression\s*\(|javascript:|\\|url\(\s*(?!\s|["']?#)|(?:image|image-set|src)\(/i

/**
 * Writes an SVG anew from its elements and attributes that draw, so that nothing else is in the file, however a browser
 * reads it.
 *
 * @returns `undefined` if the file is no SVG.
 * @throws as `parsePage`.
 */
export function cleanSvg(bytes: Buffer): CleanSvg | undefined {
  const text = bytes.toString('utf8')
  const start = startOfSvg(text)
  if (start === undefined) return undefined
  const root = parsePage(Buffer.from(text.slice(start))).elements.find(({ name }) => name === 'svg')
  if (!root) return undefined
  const removed = new Set<string>()
  const written = elementText(root, removed, ' xmlns="http://www.w3.org/2000/svg"')
  return { svg: Buffer.from(`${written}\n`), removed: [...removed] }
}

/** The place of `<svg`, after a declaration, comments and a document type; `undefined` if something else is there. */
function startOfSvg(text: string): number | undefined {
  let at = text.startsWith('\ufeff') ? 1 : 0
  const skip = (end: string): void => {
    const found = text.indexOf(end, at)
    at = found < 0 ? text.length : found + end.length
  }
  while (at < text.length) {
    if (/\s/.test(text[at] ?? '')) at++
    else if (text.startsWith('<?', at)) skip('?>')
    else if (text.startsWith('<!--', at)) skip('-->')
    else if (text.startsWith('<!DOCTYPE', at)) {
      const close = text.indexOf('>', at)
      // The entities of a document type are not read, so that none is written.
      if (text.slice(at, close).includes('[')) skip(']')
      skip('>')
    } else return /^<svg[\s/>]/.test(text.slice(at, at + 5)) ? at : undefined
  }
  return undefined
}

function elementText(element: PageElement, removed: Set<string>, own = ''): string {
  const { name } = element
  const attributes = Object.entries(element.attribs).flatMap(([written, value]) => {
    // Declarations of name spaces, and `xml:space`, mean nothing in the new file.
    const prefix = element['x-attribsPrefix']?.[written]
    const isForeign = written.includes(':') || written === 'xmlns' || (prefix && written !== 'href')
    const attribute = isForeign ? '' : attributeText(name, written, value)
    if (attribute === undefined) removed.add(`${written} of <${name}>`)
    return attribute ?? ''
  })
  const inside = element.children.map(child => {
    if ('attribs' in child) {
      if (isAllowed(child) && child.namespace === element.namespace) return elementText(child, removed)
      removed.add(`<${child.name}>`)
      return ''
    }
    return child.type === 'text' && WITH_TEXT.has(name) ? escaped(child.data) : ''
  })
  // Its texts together, because an element between them is left out.
  if (name === 'style' && LOADING.test(textOf(element))) {
    removed.add('<style>')
    return ''
  }
  return `<${name}${own}${attributes.join('')}>${inside.join('')}</${name}>`
}

/** An animation must set no address and no handler. */
function isAllowed({ name, attribs }: PageElement): boolean {
  const { attributeName = '' } = attribs
  return ELEMENTS.has(name) && /^[a-z-]*$/i.test(attributeName) && !/href|^on|^src/i.test(attributeName)
}

const textOf = ({ children }: PageElement): string =>
  children.map(child => ('data' in child && child.type === 'text' ? allowed(child.data) : '')).join('')

/** An attribute as it is written; `undefined` if it could load or run something. */
function attributeText(element: string, name: string, given: string): string | undefined {
  const value = allowed(given)
  if (!/^[a-z][a-z\d-]*$/i.test(name) || /^on/i.test(name)) return undefined
  if (name !== 'href') return LOADING.test(value) ? undefined : ` ${name}="${escaped(value)}"`
  const isOwn = value.trim().startsWith('#') || (element === 'image' && INLINE_PICTURE.test(value.trim()))
  return isOwn ? ` href="${escaped(value.trim())}"` : undefined
}

/** A text without the characters that XML forbids. Before it is judged: one inside a keyword would hide it. */
const allowed = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')

/** Text in XML. */
const escaped = (text: string): string =>
  allowed(text).replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
