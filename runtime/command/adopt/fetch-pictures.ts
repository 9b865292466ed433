import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isPageName } from '../files/folder-files'
import { parsePage } from '../html/page'
import type { Terminal } from '../terminal'
import { addressEdits, addressMap } from './addresses'
import { localFiles } from './local-files'
import { addFile, type FilePlan } from './plan-files'

/** How pictures are fetched. */
export interface FetchJob {
  readonly root: string
  readonly out: string
  readonly hosts: readonly string[]
  readonly fetch: typeof fetch
}

/** The pictures that were fetched. */
export interface FetchedPictures {
  /** Pictures by host. */
  readonly hosts: ReadonlyMap<string, number>
  readonly bytes: number
  /** Addresses that gave no picture → why. */
  readonly failed: ReadonlyMap<string, string>
}

const TIMEOUT_MS = 20_000
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
  let bytes = 0
  const waiting = (await remotePictures(plan, job)).values()
  const work = async (): Promise<void> => {
    for (const url of waiting) {
      progress(`fetching ${url.href}`)
      try {
        if (bytes >= MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes in all`)
        const picture = await download(url, job.fetch)
        const output = addFile(plan, nameOf(url), picture.length)
        const target = join(job.out, output)
        await mkdir(dirname(target), { recursive: true })
        await writeFile(target, picture)
        bytes += picture.length
        hosts.set(url.host, (hosts.get(url.host) ?? 0) + 1)
      } catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause)
        failed.set(url.href, why)
        warn(`${url.href}: ${why}`)
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  return { hosts, bytes, failed }
}

/** The name of a saved picture, as mirroring tools write it. */
const nameOf = ({ host, pathname, search }: URL): string => {
  try {
    return host + decodeURIComponent(pathname + search)
  } catch {
    return host + pathname + search
  }
}

async function remotePictures(plan: FilePlan, { root, hosts }: FetchJob): Promise<ReadonlyMap<string, URL>> {
  const found = new Map<string, URL>()
  const files = localFiles(plan.bytes, new Set(hosts))
  for (const path of plan.outputs.keys()) {
    if (!isPageName(path) || plan.duplicates.has(path)) continue
    const { remote, map } = addressMap(path, files, plan.outputs)
    try {
      addressEdits(parsePage(await readFile(join(root, path))), { map, remote, missing: [] }, new Set())
    } catch {
      // The report names the page when it is adopted.
      continue
    }
    for (const { kind, address } of remote) {
      const url = kind === 'image' ? publicUrl(address) : undefined
      if (url) found.set(url.href, url)
    }
  }
  return found
}

/** The address of a picture; `undefined` for private networks: a saved page may name anything. */
function publicUrl(address: string): URL | undefined {
  const absolute = address.startsWith('//') ? `https:${address}` : address
  if (!URL.canParse(absolute)) return undefined
  const url = new URL(absolute)
  const isName = /^[^.].*\.(?!local$|internal$|localhost$)[a-z][a-z\d-]*$/i.test(url.hostname)
  url.hash = ''
  return isName && /^https?:$/.test(url.protocol) ? url : undefined
}

async function download(url: URL, request: typeof fetch): Promise<Buffer> {
  const answer = await request(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'image/*' },
    // A redirect could lead to any host.
    redirect: 'error',
  })
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`)
  const type = answer.headers.get('content-type') ?? ''
  if (!type.startsWith('image/')) throw new Error(`it is ${type || 'of an unknown type'}, not a picture`)
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.length
    if (length > MAX_PICTURE_BYTES) throw new Error(`it has more than ${MAX_PICTURE_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
