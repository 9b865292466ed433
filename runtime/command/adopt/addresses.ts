import { type Edit, editedText, settingOf } from '../html/edits'
import { attributeOf, contentOf, isInside, type Page, type PageElement } from '../html/page'
import { type LocalFiles, relativeAddress } from './local-files'

/** What a site's address should lead to, and does not. */
export interface Missing {
  readonly kind: AddressKind
  readonly address: string
}

/** What an address leads to. */
export type AddressKind = 'page' | 'style sheet' | 'script' | 'image' | 'media' | 'font or image' | 'other'

/** Rewrites the addresses of a page or style sheet. */
export interface AddressMap {
  /** The new address; `undefined` if it stays. */
  readonly map: (address: string, kind: AddressKind) => string | undefined
  readonly missing: Missing[]
  /** Addresses on other servers that the page loads files from. */
  readonly remote: Missing[]
}

/**
 * @param from the file that has the addresses.
 * @param outputs paths in the saved site → paths in the new one.
 */
export function addressMap(
  from: string,
  files: LocalFiles,
  outputs: ReadonlyMap<string, string>,
): AddressMap {
  const missing: Missing[] = []
  const remote: Missing[] = []
  const own = outputs.get(from) ?? from
  return {
    missing,
    remote,
    map(address, kind) {
      const found = files.resolve(address, from)
      if (!found) return undefined
      const output = found.file === undefined ? undefined : outputs.get(found.file)
      if (output === undefined) {
        if (found.isOwn) missing.push({ kind, address })
        else if (kind !== 'page') remote.push({ kind, address })
        return undefined
      }
      const mapped = relativeAddress(own, output) + found.hash
      const isSame = mapped === address || decodeURI(mapped) === address
      return isSame ? undefined : mapped
    },
  }
}

/** Attributes with an address, by the elements that have them. */
const ATTRIBUTES: readonly (readonly [selector: string, attribute: string, kind: AddressKind])[] = [
  ['a[href], area[href]', 'href', 'page'],
  ['iframe[src]', 'src', 'page'],
  ['link[rel~=stylesheet][href]', 'href', 'style sheet'],
  ['link:is([rel~=icon], [rel^=apple-touch-icon], [rel=mask-icon])[href]', 'href', 'image'],
  ['link:is([rel=preload], [rel=modulepreload], [rel=manifest])[href]', 'href', 'other'],
  ['script[src]', 'src', 'script'],
  ['img[src], input[type=image][src], embed[src]', 'src', 'image'],
  ['img[data-src]', 'data-src', 'image'],
  ['img[data-image]', 'data-image', 'image'],
  ['video[src], audio[src], source[src], track[src]', 'src', 'media'],
  ['video[poster]', 'poster', 'image'],
  ['object[data]', 'data', 'media'],
]

/**
 * Makes the addresses of a page relative where the files are there.
 *
 * @param ignored elements that the page loses.
 */
export function addressEdits(page: Page, { map }: AddressMap, ignored: ReadonlySet<PageElement>): Edit[] {
  const values = new Map<PageElement, Record<string, string>>()
  const set = (element: PageElement, name: string, value: string | undefined): void => {
    if (value !== undefined) values.set(element, { ...values.get(element), [name]: value })
  }
  for (const [selector, name, kind] of ATTRIBUTES) {
    for (const element of page.select(selector)) {
      if (!ignored.has(element)) set(element, name, map(attributeOf(element, name) ?? '', kind))
    }
  }
  for (const element of page.select('img[srcset], source[srcset]')) {
    set(
      element,
      'srcset',
      mappedSet(attributeOf(element, 'srcset') ?? '', address => map(address, 'image')),
    )
  }
  for (const image of page.select('img[data-src]')) {
    if (attributeOf(image, 'src') || isInside(image, ({ name }) => name === 'noscript')) continue
    const { 'data-src': mapped } = values.get(image) ?? {}
    const source = mapped ?? attributeOf(image, 'data-src')
    if (!source) continue
    set(image, 'src', source)
    if (attributeOf(image, 'loading') === undefined) set(image, 'loading', 'lazy')
  }
  for (const element of page.select('[style*="url("]')) {
    set(element, 'style', mappedStyles(attributeOf(element, 'style') ?? '', map))
  }
  const styles = page.select('style').flatMap((style): Edit[] => {
    const start = style.sourceCodeLocation?.startTag?.endOffset
    const text = contentOf(style)
    const mapped = start === undefined ? undefined : mappedStyles(text, map)
    // Line ends are read as LF, so that only an equal length proves an equal text.
    const isSource = start !== undefined && page.text.startsWith(text, start)
    return mapped !== undefined && isSource ? [{ start, end: start + text.length, text: mapped }] : []
  })
  return [...[...values].flatMap(([element, attributes]) => settingOf(page, element, attributes)), ...styles]
}

/** Rewrites a `srcset`; `undefined` if nothing changes. A candidate without a file keeps its address. */
function mappedSet(srcset: string, map: (address: string) => string | undefined): string | undefined {
  let isChanged = false
  const mapped = srcset.replace(/(^|,)(\s*)([^\s,](?:\S*[^\s,])?)/g, (all, comma, space, address) => {
    if (/^[\d.]+[wxh]$/.test(address)) return all
    const own = map(address)
    if (own === undefined) return all
    isChanged = true
    return `${comma}${space}${own}`
  })
  return isChanged ? mapped : undefined
}

const URLS = /(url\(\s*)(["']?)([^"')]+)\2(\s*\))|(@import\s+)(["'])([^"']+)\6/gi

/** Rewrites the addresses of a style sheet; `undefined` if nothing changes. */
export function mappedStyles(styles: string, map: AddressMap['map']): string | undefined {
  const edits: Edit[] = []
  for (const {
    index,
    0: all,
    1: before = '',
    2: quote = '',
    3: url,
    5: rule = '',
    7: imported,
  } of styles.matchAll(URLS)) {
    const address = url ?? imported ?? ''
    const mapped = map(address.trim(), url === undefined ? 'style sheet' : 'font or image')
    if (mapped === undefined) continue
    const start = index + (url === undefined ? rule.length + 1 : before.length + quote.length)
    edits.push({ start, end: start + address.length, text: mapped.replace(/[()' ]/g, encodeURIComponent) })
    if (start + address.length > index + all.length) edits.pop()
  }
  return edits.length ? editedText(styles, edits) : undefined
}
