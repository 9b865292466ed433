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
  const taken = new Set<string>()
  for (const path of paths) {
    if (duplicates.has(path)) continue
    const output = free(safePath(path), taken)
    // Some file systems ignore case.
    taken.add(output.toLowerCase())
    outputs.set(path, output)
  }
  for (const [path, original] of duplicates) outputs.set(path, outputs.get(original) ?? original)
  return { outputs, bytes, duplicates, leftOut, added: new Set() }
}

/** Adds a file that is not in the saved site. @returns its path in the new one */
export function addFile({ outputs, bytes, added }: FilePlan, path: string, size: number): string {
  const taken = new Set([...outputs.values()].map(output => output.toLowerCase()))
  const output = free(safePath(path), taken)
  outputs.set(path, output)
  bytes.set(path, size)
  added.add(path)
  return output
}

const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i
const MAX_NAME_BYTES = 200

/** A path that every common file system and URL accepts. */
export const safePath = (path: string): string => path.split('/').map(safeName).join('/')

function safeName(name: string): string {
  const plain =
    name
      .normalize('NFC')
      .replace(/[\p{Cc}"*:<>?|\\#%]/gu, '-')
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

function free(path: string, taken: ReadonlySet<string>): string {
  const ending = posix.extname(path)
  const stem = path.slice(0, path.length - ending.length)
  let name = path
  for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${stem}-${count}${ending}`
  return name
}

/** Finds pages with the same name before the query, and the same bytes. */
async function findDuplicates(root: string, pages: readonly string[]): Promise<Map<string, string>> {
  const byStem = new Map<string, string[]>()
  for (const page of pages) {
    const stem = posix
      .join(posix.dirname(page), posix.basename(page).replace(/[?@].*/s, ''))
      .replace(/\.x?html?$/i, '')
    byStem.set(stem, [...(byStem.get(stem) ?? []), page])
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
