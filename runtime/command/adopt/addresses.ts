import { type Edit, editedText, settingOf } from '../html/edits'
import { attributeOf, closestAround, contentOf, type Page, type PageElement } from '../html/page'
import { type LocalFiles, relativeAddress } from './local-files'

/** The missing target of one of the site's addresses. */
export interface Missing {
  readonly kind: AddressKind
  readonly address: string
}

/** The target of an address. */
type AddressKind = 'page' | 'style sheet' | 'script' | 'image' | 'media' | 'font or image' | 'other'

/** Rewrites the addresses of a page or style sheet. */
interface AddressMap {
  /** The new address; `undefined` if it stays. */
  readonly map: (address: string, kind: AddressKind) => string | undefined
  readonly missing: Missing[]
  /** Whether an address is on the site itself, and its file is not there. */
  readonly isMissing: (address: string) => boolean
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
  const known = new Set<string>()
  const own = outputs.get(from) ?? from
  return {
    missing,
    isMissing: address => known.has(address),
    remote,
    map(address, kind) {
      const found = files.resolve(address, from, kind === 'image' ? kind : undefined)
      if (!found) return undefined
      const output = found.file === undefined ? undefined : outputs.get(found.file)
      if (output === undefined) {
        if (found.isOwn) {
          missing.push({ kind, address })
          known.add(address)
        } else if (kind !== 'page') remote.push({ kind, address })
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
export function addressEdits(
  page: Page,
  { map, isMissing }: Pick<AddressMap, 'map' | 'isMissing'>,
  ignored: ReadonlySet<PageElement>,
): Edit[] {
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
      mappedSet(attributeOf(element, 'srcset') ?? '', {
        map: address => map(address, 'image'),
        isMissing,
      }),
    )
  }
  const noscripts = closestAround(page, ({ name }) => name === 'noscript')
  for (const image of page.select('img[data-src]')) {
    if (attributeOf(image, 'src') || noscripts.has(image)) continue
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

/** `url(…)`, with or without quotes, and `@import "…"`: captures the text before an address, and the address. */
const URL_VALUE = /(url\(\s*["']?)([^"'()\s][^"'()]*)["')]/gi
const IMPORT = /(@import\s+["'])([^"']+)["']/gi

/** Rewrites the addresses of a style sheet; `undefined` if nothing changes. */
export function mappedStyles(styles: string, map: AddressMap['map']): string | undefined {
  const found = [
    ...[...styles.matchAll(URL_VALUE)].map(match => ({ match, kind: 'font or image' }) as const),
    ...[...styles.matchAll(IMPORT)].map(match => ({ match, kind: 'style sheet' }) as const),
  ]
  const edits = found.flatMap(({ match: { index, 1: before, 2: address = '' }, kind }): Edit[] => {
    const mapped = map(address.trim(), kind)
    if (mapped === undefined) return []
    const start = index + (before ?? '').length
    return [{ start, end: start + address.length, text: mapped.replace(/[()' ]/g, encodeURIComponent) }]
  })
  return edits.length ? editedText(styles, edits) : undefined
}

/** The mapping of a `srcset`'s addresses. */
interface SetAddresses {
  /** The new address; `undefined` if it stays. */
  readonly map: (address: string) => string | undefined
  /** Whether the address is on the site itself, and its file is not there. */
  readonly isMissing: (address: string) => boolean
}

/** An address, and the width or density that it is for. */
interface Candidate {
  readonly address: string
  readonly size: string
}

/**
 * Rewrites a `srcset`; `undefined` if nothing changes. Several widths of which one is there become one, the largest.
 * A candidate whose file is missing would be a broken picture, so it goes unless all are.
 */
function mappedSet(srcset: string, { map, isMissing }: SetAddresses): string | undefined {
  const written = candidatesOf(srcset)
  const byAddress = new Map<string, Candidate>()
  for (const { address, size } of written) {
    const own = map(address)
    if (own === undefined && isMissing(address)) continue
    const mapped = own ?? address
    const known = byAddress.get(mapped)
    if (!known || Number.parseFloat(size) > Number.parseFloat(known.size)) {
      byAddress.set(mapped, { address: mapped, size })
    }
  }
  const kept = [...byAddress.values()]
  const isSame =
    kept.length === written.length && kept.every(({ address }, at) => address === written[at]?.address)
  if (kept.length === 0 || isSame) return undefined
  return kept.map(({ address, size }) => (size ? `${address} ${size}` : address)).join(', ')
}

function candidatesOf(srcset: string): Candidate[] {
  return [...srcset.matchAll(/(?:^|,)\s*([^\s,](?:\S*[^\s,])?)(?:\s+([\d.]+[wxh]))?/g)].map(
    ([, address = '', size = '']) => ({ address, size }),
  )
}
