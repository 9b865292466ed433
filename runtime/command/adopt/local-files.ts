import { posix } from 'node:path'
import { normalPath } from '../files/folder-files'

/** An address of a page, and the file of the saved site that it leads to. */
interface Resolved {
  /** The file in the saved site; `undefined` if it is not there. */
  readonly file: string | undefined
  /** `#…` of the address. */
  readonly hash: string
  /** Whether the address is on the site itself, so that its file belongs to the export. */
  readonly isOwn: boolean
}

/** Addresses that are not files. */
const ELSEWHERE = /^(#|$|(?!https?:)[a-z][a-z\d+.-]*:)/i

/** The paths of a saved site. */
interface FileNames {
  readonly size: number
  readonly has: (path: string) => boolean
  readonly keys: () => Iterable<string>
}

/** Resolves addresses to the files of a saved site. */
export interface LocalFiles {
  /**
   * @param address as written.
   * @param from the page or style sheet that has the address.
   * @param kind for an image, another width of the same picture is found, too.
   * @returns `undefined` for addresses that lead to no file, such as `mailto:`.
   */
  readonly resolve: (address: string, from: string, kind?: 'image') => Resolved | undefined
}

/**
 * @param files all paths of the saved site.
 * @param ownHosts hosts whose addresses are those of the site.
 */
export function localFiles(files: FileNames, ownHosts: ReadonlySet<string>): LocalFiles {
  const first = (paths: readonly string[]): string | undefined => paths.find(path => files.has(path))
  const otherWidth = (paths: readonly string[], wanted: number): string | undefined => {
    const widths = widthsOf(files)
    for (const path of paths) {
      const all = widths.get(path)
      if (all) return (all.find(({ width }) => width >= wanted) ?? all.at(-1))?.path
    }
    return undefined
  }
  return {
    resolve(written, from, kind) {
      const address = written.trim()
      if (ELSEWHERE.test(address)) return undefined
      const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
      const [, host, rest = ''] = /^(?:https?:)?\/\/([^/]*)(.*)$/is.exec(path) ?? []
      const paths = (base: string): string[] => candidates(base, search)
      const found = (all: readonly string[]): string | undefined =>
        first(all) ?? (kind && otherWidth(all, widthIn(search)))
      if (host !== undefined) {
        const name = host.toLowerCase()
        const isOwn = ownHosts.has(name)
        const all = [...paths(name + (rest || '/')), ...(isOwn ? paths(rest || '/') : [])]
        return { file: found(all), hash, isOwn }
      }
      if (path === '') return search ? { file: found(paths(from)), hash, isOwn: true } : undefined
      if (path.startsWith('/')) {
        const [top = ''] = from.split('/', 1)
        return { file: found([...paths(`${top}${path}`), ...paths(path)]), hash, isOwn: true }
      }
      return { file: found(paths(`${posix.dirname(from)}/${path}`)), hash, isOwn: true }
    },
  }
}

/** A file with one width of a picture. */
interface Width {
  readonly width: number
  readonly path: string
}

/** The width in an address such as `photo.jpg?format=750w`; without one, the picture's own. */
const widthIn = (text: string): number =>
  Number(/[?&@-]format(?:=|%3D)(\d+)w/i.exec(text)?.[1] ?? Number.POSITIVE_INFINITY)

const WITH_WIDTH = /[?@]format(?:=|%3D)[^/]{0,80}$/i

/** The files of pictures by the name before their width, the smallest first. */
function widthsOf(files: FileNames): ReadonlyMap<string, readonly Width[]> {
  const known = knownWidths.get(files)
  if (known?.size === files.size) return known.widths
  const widths = new Map<string, Width[]>()
  for (const path of files.keys()) {
    if (!WITH_WIDTH.test(path)) continue
    const name = path.replace(WITH_WIDTH, '')
    const all = widths.get(name)
    if (all) all.push({ width: widthIn(path), path })
    else widths.set(name, [{ width: widthIn(path), path }])
  }
  for (const all of widths.values()) all.sort((one, other) => one.width - other.width)
  knownWidths.set(files, { size: files.size, widths })
  return widths
}

/** Read once for all pages, until files are added. */
const knownWidths = new WeakMap<
  FileNames,
  { readonly size: number; readonly widths: ReadonlyMap<string, readonly Width[]> }
>()

/** The names that tools save an address under, the most specific first. */
function candidates(written: string, search: string): string[] {
  const names = new Set<string>()
  for (const [path, query] of [
    [decoded(written), decoded(search)],
    [written, search],
  ] as const) {
    const plain = normalPath(path)
    if (plain === undefined) continue
    const folder = plain.replace(/\/$/, '')
    if (query) {
      for (const name of [`${plain}${query}`, `${plain}${query.replace('?', '@')}`]) {
        names.add(name).add(`${name}.html`)
      }
    }
    if (plain && !plain.endsWith('/')) names.add(plain).add(`${plain}.html`).add(`${plain}.htm`)
    for (const index of ['index.html', 'index.htm']) names.add(folder ? `${folder}/${index}` : index)
    if (folder) names.add(`${folder}.html`)
  }
  return [...names]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The relative address of one file from another. */
export function relativeAddress(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to).split('/').map(encodeURIComponent).join('/')
  return path || encodeURIComponent(posix.basename(to))
}
