import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPageName, normalPath } from '../../files/folder-files'
import { outputFolder } from '../../files/output-folder'
import { parsePage } from '../../html/page'
import type { Terminal } from '../../terminal'
import { addressEdits, addressMap } from '../addresses'
import { localFiles } from '../local-files'
import { addFile, type FilePlan } from '../plan-files'
import { cleanSvg } from './clean-svg'
import { formatOf, picturePath } from './picture-format'
import { type PublicNetwork, publicNetwork, type Reach } from './public-network'

/** How pictures are fetched. */
interface FetchJob extends Omit<Reach, 'hosts'> {
  readonly root: string
  readonly out: string
  /** Hosts of the site. */
  readonly hosts: readonly string[]
}

/** The pictures that were fetched. */
export interface FetchedPictures {
  /** Pictures by host. */
  readonly hosts: ReadonlyMap<string, number>
  readonly bytes: number
  /** Addresses that gave no picture → why. */
  readonly failed: ReadonlyMap<string, string>
  /** Addresses of SVG → what they have lost. */
  readonly cleaned: ReadonlyMap<string, string>
}

/** Maximum size of one picture, and of all, in bytes. */
const MAX_PICTURE_BYTES = 32 * 1024 * 1024
const MAX_BYTES = 4 * 1024 * 1024 * 1024
/** Requests at once. */
const PARALLEL = 4

/**
 * Fetches the pictures that pages load from other servers, and adds them to the plan under the name of their host. Only
 * hosts that the pages name are asked, and none of a private network.
 */
export async function fetchPictures(
  plan: FilePlan,
  job: FetchJob,
  { progress, warn }: Pick<Terminal, 'progress' | 'warn'>,
): Promise<FetchedPictures> {
  const hosts = new Map<string, number>()
  const failed = new Map<string, string>()
  const cleaned = new Map<string, string>()
  const folder = outputFolder(job.out)
  const pictures = await remotePictures(plan, job)
  const named = new Set([...pictures.values()].map(({ host }) => host))
  const network = publicNetwork({ resolve: job.resolve, trusted: job.trusted, hosts: named })
  let bytes = 0
  const waiting = pictures.entries()
  const work = async (): Promise<void> => {
    for (const [name, url] of waiting) {
      progress(`fetching ${url.href}`)
      try {
        if (bytes >= MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes in all`)
        const { content, format, removed } = await pictureAt(url, network)
        const output = addFile(plan, name, picturePath(name, format), content.length)
        await writeFile(await folder.place(output), content)
        bytes += content.length
        hosts.set(url.host, (hosts.get(url.host) ?? 0) + 1)
        if (removed.length > 0) cleaned.set(url.href, removed.join(', '))
      } catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause)
        failed.set(url.href, why)
        warn(`${url.href}: ${why}`)
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work)).finally(network.close)
  return { hosts, bytes, failed, cleaned }
}

interface Picture {
  readonly content: Buffer
  /** The ending of its file. */
  readonly format: string
  /** What an SVG has lost. */
  readonly removed: readonly string[]
}

/** @throws if there is no picture. */
async function pictureAt(url: URL, network: PublicNetwork): Promise<Picture> {
  const content = await network.download(url, MAX_PICTURE_BYTES)
  const format = formatOf(content)
  if (format !== undefined) return { content, format, removed: [] }
  const clean = cleanSvg(content)
  if (!clean) throw new Error('its content is no picture that browsers show')
  return { content: clean.svg, format: 'svg', removed: clean.removed }
}

/** The name of a saved file, as mirroring tools write it. */
const nameOf = ({ host, pathname, search }: URL): string => {
  const path = host + pathname + (pathname.endsWith('/') && !search ? 'index.html' : search)
  try {
    const decoded = decodeURIComponent(path)
    // `..%2f` is part of a name on the server, and would lead out of its folder here.
    return normalPath(decoded)?.startsWith(`${host}/`) ? decoded : path
  } catch {
    return path
  }
}

/** Addresses of pictures on other servers, by the names of their files. */
async function remotePictures(plan: FilePlan, { root, hosts }: FetchJob): Promise<ReadonlyMap<string, URL>> {
  const found = new Map<string, URL>()
  const files = localFiles(plan.bytes, new Set(hosts))
  for (const path of plan.outputs.keys()) {
    if (!isPageName(path) || plan.duplicates.has(path)) continue
    const { remote, ...addresses } = addressMap(path, files, plan.outputs)
    try {
      addressEdits(parsePage(await readFile(join(root, path))), addresses, new Set())
    } catch {
      // The report names the page when it is adopted.
      continue
    }
    for (const { kind, address } of remote) {
      const url = kind === 'image' ? urlOf(address) : undefined
      if (url) found.set(nameOf(url), url)
    }
  }
  return found
}

function urlOf(address: string): URL | undefined {
  const absolute = address.startsWith('//') ? `https:${address}` : address
  if (!URL.canParse(absolute)) return undefined
  const url = new URL(absolute)
  url.hash = ''
  return url
}
