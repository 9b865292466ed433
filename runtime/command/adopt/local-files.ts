import { posix } from 'node:path'

/** An address of a page, and the file of the saved site that it leads to. */
export interface Resolved {
  /** The file in the saved site; `undefined` if it is not there. */
  readonly file: string | undefined
  /** `#…` of the address. */
  readonly hash: string
  /** Whether the address is on the site itself, so that its file belongs to the export. */
  readonly isOwn: boolean
}

/** Addresses that lead to no file. */
const ELSEWHERE = /^(#|$|(?!https?:)[a-z][a-z\d+.-]*:)/i

/** Finds the files of a saved site that addresses lead to. */
export interface LocalFiles {
  /**
   * @param address as written.
   * @param from the page or style sheet that has the address.
   * @returns `undefined` for addresses that lead to no file, such as `mailto:`.
   */
  readonly resolve: (address: string, from: string) => Resolved | undefined
}

/**
 * @param files all paths of the saved site.
 * @param ownHosts hosts whose addresses are those of the site.
 */
export function localFiles(
  files: { has: (path: string) => boolean },
  ownHosts: ReadonlySet<string>,
): LocalFiles {
  const first = (paths: readonly string[]): string | undefined => paths.find(path => files.has(path))
  return {
    resolve(written, from) {
      const address = written.trim()
      if (ELSEWHERE.test(address)) return undefined
      const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
      const [, host, rest = ''] = /^(?:https?:)?\/\/([^/]*)(.*)$/i.exec(path) ?? []
      const paths = (base: string): string[] => candidates(base, search)
      if (host !== undefined) {
        const name = host.toLowerCase()
        const isOwn = ownHosts.has(name)
        const found = first([...paths(name + (rest || '/')), ...(isOwn ? paths(rest || '/') : [])])
        return { file: found, hash, isOwn }
      }
      if (path === '') return search ? { file: first(paths(from)), hash, isOwn: true } : undefined
      if (path.startsWith('/')) {
        const [top = ''] = from.split('/', 1)
        return { file: first([...paths(`${top}${path}`), ...paths(path)]), hash, isOwn: true }
      }
      return { file: first(paths(posix.join(posix.dirname(from), path))), hash, isOwn: true }
    },
  }
}

/** The names that tools save an address under, the most specific first. */
function candidates(written: string, search: string): string[] {
  const names = new Set<string>()
  for (const [path, query] of [
    [decoded(written), decoded(search)],
    [written, search],
  ] as const) {
    const plain = path.replace(/^\/+/, '')
    const folder = plain.replace(/\/$/, '')
    if (query) {
      for (const name of [`${plain}${query}`, `${plain}${query.replace('?', '@')}`]) {
        names.add(name).add(`${name}.html`)
      }
    }
    if (plain && !plain.endsWith('/')) names.add(plain).add(`${plain}.html`).add(`${plain}.htm`)
    names.add(posix.join(folder, 'index.html')).add(posix.join(folder, 'index.htm'))
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
