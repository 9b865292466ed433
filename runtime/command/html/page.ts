import { compile } from 'css-select'
import { parse, type Token } from 'parse5'
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'
import { limitedAdapter } from '../../../src/data/parser-limits'

export type PageElement = Htmlparser2TreeAdapterMap['element']
type PageNode = Htmlparser2TreeAdapterMap['childNode']

/** A parsed page with the source of every element. */
export interface Page {
  /** The source: UTF-8, or a character per byte if the bytes are not UTF-8. */
  readonly text: string
  readonly encoding: 'utf8' | 'latin1'
  /** Whether the file starts with a byte order mark, which `text` does not contain. */
  readonly hasMark: boolean
  /** All elements in document order, including those in templates and `<noscript>`. */
  readonly elements: readonly PageElement[]
  /** Finds elements by a CSS selector; none in templates. */
  readonly select: (selector: string) => PageElement[]
}

/** Maximum size of a page, in bytes. */
export const MAX_PAGE_BYTES = 32 * 1024 * 1024

const MARK = '\ufeff'

/**
 * Parses a page of any encoding that contains ASCII.
 *
 * @throws if it is UTF-16, larger than `MAX_PAGE_BYTES`, or beyond the limits of `limitedAdapter`.
 */
export function parsePage(bytes: Buffer): Page {
  if (bytes.length > MAX_PAGE_BYTES) throw new Error(`the page has ${bytes.length} bytes, which is too many`)
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new Error('the page is UTF-16: save it as UTF-8')
  }
  const { text: source, encoding } = decode(bytes)
  const hasMark = source.startsWith(MARK)
  const text = hasMark ? source.slice(1) : source
  const document = parse<Htmlparser2TreeAdapterMap>(text, {
    treeAdapter: limitedAdapter(adapter, text.length),
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
  })
  const elements = elementsIn(document.childNodes)
  const templates = closestAround({ elements }, ({ name }) => name === 'template')
  const shown = elements.filter(element => !templates.has(element))
  return {
    text,
    encoding,
    hasMark,
    elements,
    select: selector => {
      const matches = compile<PageNode, PageElement>(selector)
      const names = namesIn(selector)
      return shown.filter(element => (!names || names.includes(element.name)) && matches(element))
    },
  }
}

/** The name of an element at the start of a selector's last part. */
const NAME = /^[a-z][a-z\d]*(?=$|[#.[])/

/**
 * The only elements that a selector can match, if it names each: to match all selectors of the command with all elements
 * of a page of 5 MB takes a minute.
 */
function namesIn(selector: string): string[] | undefined {
  if (selector.includes('(')) return undefined
  const names = selector.split(',').map(part => NAME.exec(part.trim().split(/[\s>]/).at(-1) ?? '')?.[0])
  return names.every(name => name !== undefined) ? names : undefined
}

/** Reads bytes so that writing the text with the same encoding restores every one of them. */
export function decode(bytes: Buffer): Pick<Page, 'text' | 'encoding'> {
  const text = bytes.toString('utf8')
  const encoding = Buffer.from(text, 'utf8').equals(bytes) ? 'utf8' : 'latin1'
  return { text: encoding === 'utf8' ? text : bytes.toString('latin1'), encoding }
}

/** The place of an element in the source; `undefined` for one that the source leaves out. */
export const placeOf = ({ sourceCodeLocation }: PageElement): Token.ElementLocation | undefined =>
  (sourceCodeLocation as Token.ElementLocation | null | undefined) ?? undefined

/** An attribute's value; `undefined` without the attribute. */
export const attributeOf = ({ attribs }: PageElement, name: string): string | undefined =>
  Object.hasOwn(attribs, name) ? attribs[name] : undefined

/** The element's own text, such as the source of a script. */
export const contentOf = ({ children }: PageElement): string =>
  children.map(child => ('data' in child ? child.data : '')).join('')

/** The parent element, also of the content of a template; `null` at the top of the page. */
function parentOf({ parent }: PageElement): PageElement | null {
  let at = parent
  while (at && !('attribs' in at)) at = at.parent
  return at
}

/** For each element of a page, the closest one around it that satisfies the test, in one pass; none if there is none. */
export function closestAround(
  { elements }: Pick<Page, 'elements'>,
  test: (around: PageElement) => boolean,
): ReadonlyMap<PageElement, PageElement> {
  const closest = new Map<PageElement, PageElement>()
  // Parents come before what is inside.
  for (const element of elements) {
    const parent = parentOf(element)
    const found = parent && (test(parent) ? parent : closest.get(parent))
    if (found) closest.set(element, found)
  }
  return closest
}

/** For each element of a page, the first one inside of it that satisfies the test, in one pass; none if there is none. */
export function firstInside(
  { elements }: Pick<Page, 'elements'>,
  test: (inside: PageElement) => boolean,
): ReadonlyMap<PageElement, PageElement> {
  const first = new Map<PageElement, PageElement>()
  for (const element of elements) {
    if (!test(element)) continue
    // What is around an element with a first one has one, too.
    for (let at = parentOf(element); at && !first.has(at); at = parentOf(at)) first.set(at, element)
  }
  return first
}

function elementsIn(nodes: readonly PageNode[]): PageElement[] {
  const found: PageElement[] = []
  const waiting = nodes.toReversed()
  // Iterative, because saved pages may be nested deeper than the call stack.
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('attribs' in node) found.push(node)
    if ('children' in node) for (const child of node.children.toReversed()) waiting.push(child)
  }
  return found
}
