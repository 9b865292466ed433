import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join, posix } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type FolderEntry, findEnding, isPageName, walkFolder } from '../files/folder-files'

/** Maps each file of a saved site to its new path. */
export interface FilePlan {
  /** Paths in the saved site → paths in the new one, in a fixed order. */
  readonly outputs: Map<string, string>
  readonly bytes: Map<string, number>
  /** Pages that equal another one → that one. */
  readonly duplicates: ReadonlyMap<string, string>
  readonly leftOut: readonly FolderEntry[]
  /** Files that are not in the saved site, and already in the new one. */
  readonly added: Set<string>
  /** The path itself, or one with a number if it is taken; takes it. */
  readonly free: (path: string) => string
}

/** The folder of the release in a new site. */
export const RELEASE = 'ashlar'

/** Decides the names of all files: safe on every file system, one for each set of pages that differ by their query only. */
export async function planFiles(root: string): Promise<FilePlan> {
  const bytes = new Map<string, number>()
  const leftOut: FolderEntry[] = []
  for await (const entry of walkFolder(root)) {
    if (entry.leftOut) leftOut.push(entry)
    else bytes.set(entry.path, entry.bytes)
  }
  // The release of a site that is adopted again.
  if (bytes.has(`${RELEASE}/boot.js`)) {
    for (const path of bytes.keys()) if (path.startsWith(`${RELEASE}/`)) bytes.delete(path)
  }
  const paths = [...bytes.keys()].sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
  const duplicates = await findDuplicates(root, paths.filter(isPageName))
  const outputs = new Map<string, string>()
  const free = freePaths()
  for (const path of paths) if (!duplicates.has(path)) outputs.set(path, free(safePath(path)))
  for (const [path, original] of duplicates) outputs.set(path, outputs.get(original) ?? original)
  return { outputs, bytes, duplicates, leftOut, added: new Set(), free }
}

/**
 * Adds a file that is not in the saved site.
 *
 * @param path the path that pages know it by.
 * @param wanted its path in the new site, if that is free.
 * @returns its path in the new site.
 */
export function addFile(
  { outputs, bytes, added, free }: FilePlan,
  path: string,
  wanted: string,
  size: number,
): string {
  const output = free(safePath(wanted))
  outputs.set(path, output)
  bytes.set(path, size)
  added.add(path)
  return output
}

const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i
const MAX_NAME_BYTES = 200

/** A path that every common file system and URL accepts. */
const safePath = (path: string): string => path.split('/').map(safeName).join('/')

function safeName(name: string): string {
  const plain =
    name
      .normalize('NFC')
      // Marks of direction would show an ending where none is.
      .replace(/[\p{Cc}\p{Bidi_Control}"*:<>?|\\#%]/gu, '-')
      .replace(/^(.*[^. ])?[. ]*$/s, '$1') || '_'
  const allowed = DEVICE.test(plain) ? `_${plain}` : plain
  if (Buffer.byteLength(allowed) <= MAX_NAME_BYTES) return withPageEnding(name, allowed)
  const ending = posix.extname(allowed).slice(0, 10)
  const hash = createHash('sha1').update(name).digest('hex').slice(0, 8)
  return `${Buffer.from(allowed)
    .subarray(0, 150)
    .toString()
    .replace(/\ufffd{1,3}$/, '')}-${hash}${ending}`
}

/** `photo.jpg?format=500w` is an image, which a host knows by the end of the name only. */
function withPageEnding(name: string, safe: string): string {
  const { ending, query } = findEnding(name, /\.[a-z\d]{2,5}/gi) ?? {}
  return ending && query && posix.extname(safe).toLowerCase() !== ending.toLowerCase() ? safe + ending : safe
}

function freePaths(): FilePlan['free'] {
  const taken = new Set<string>()
  const folders = new Set<string>()
  /** The last number of each path. */
  const counts = new Map<string, number>()
  // Some file systems ignore case.
  const isFile = (path: string): boolean => taken.has(path.toLowerCase())
  const isTaken = (path: string): boolean => isFile(path) || folders.has(path.toLowerCase())
  /** The folders of a path, with a number where a file has the name of one. */
  const folderOf = (path: string): string => {
    let folder = ''
    for (const name of path.split('/').slice(0, -1)) {
      let own = folder + name
      for (let count = 2; isFile(own); count++) own = `${folder}${name}-${count}`
      folders.add(own.toLowerCase())
      folder = `${own}/`
    }
    return folder
  }
  return wanted => {
    const path = folderOf(wanted) + posix.basename(wanted)
    const ending = posix.extname(path)
    const stem = path.slice(0, path.length - ending.length)
    let name = path
    let count = counts.get(path.toLowerCase()) ?? 1
    while (isTaken(name)) name = `${stem}-${++count}${ending}`
    counts.set(path.toLowerCase(), count)
    taken.add(name.toLowerCase())
    return name
  }
}

/** Finds pages with the same name before the query, and the same bytes. */
async function findDuplicates(root: string, pages: readonly string[]): Promise<Map<string, string>> {
  const byStem = new Map<string, string[]>()
  for (const page of pages) {
    const stem = posix
      .join(posix.dirname(page), posix.basename(page).replace(/[?@].*/s, ''))
      .replace(/\.x?html?$/i, '')
    const group = byStem.get(stem)
    if (group) group.push(page)
    else byStem.set(stem, [page])
  }
  const duplicates = new Map<string, string>()
  for (const group of byStem.values()) {
    if (group.length < 2) continue
    const first = new Map<string, string>()
    for (const page of group) {
      const hash = createHash('sha1')
      await pipeline(createReadStream(join(root, page)), hash)
      const digest = hash.digest('hex')
      const original = first.get(digest)
      if (original === undefined) first.set(digest, page)
      else duplicates.set(page, original)
    }
  }
  return duplicates
}
