import { readFile, stat } from 'node:fs/promises'
import { join, posix, relative, sep } from 'node:path'
import { isPageName, walkFolder } from '../files/walk-folder'
import { attributeOf, MAX_PAGE_BYTES, parsePage } from '../html/page'
import type { Terminal } from '../terminal'
import { checkPage } from './check-page'
import { checkRelease, type FoundRelease } from './check-release'
import type { Finding } from './finding'
import { schemaReader } from './read-schema'

/** The outcome of a check. */
export interface Checked {
  readonly pages: number
  readonly releases: readonly Omit<FoundRelease, 'findings'>[]
  readonly findings: readonly Finding[]
}

/** Time after which a page of the web counts as unreachable, in ms. */
const FETCH_TIMEOUT_MS = 20_000

/**
 * Checks pages one after the other.
 *
 * @param targets folders, files and URLs.
 */
export async function checkTargets(
  targets: readonly string[],
  dist: string,
  { progress }: Pick<Terminal, 'progress'>,
): Promise<Checked> {
  const readSchema = schemaReader(dist)
  const findings: Finding[] = []
  const boots = new Set<string>()
  let pages = 0
  for (const target of targets) {
    for await (const { name, read } of pagesOf(target)) {
      pages++
      progress(`${pages} pages: ${name}`)
      try {
        const bytes = await read()
        findings.push(...(await checkPage(name, bytes, readSchema)))
        for (const boot of bootsOf(name, bytes)) boots.add(boot)
      } catch (cause) {
        const message = cause instanceof Error ? cause.message : String(cause)
        findings.push({ file: name, line: 1, column: 1, rule: 'unreadable', message })
      }
    }
  }
  const releases = await Promise.all([...boots].map(boot => checkRelease('.', boot)))
  return {
    pages,
    releases: releases.map(({ boot, version }) => ({ boot, version })),
    findings: [...findings, ...releases.flatMap(({ findings }) => findings)],
  }
}

interface PageSource {
  readonly name: string
  readonly read: () => Promise<Buffer>
}

async function* pagesOf(target: string): AsyncGenerator<PageSource> {
  if (/^https?:/i.test(target)) {
    yield { name: target, read: () => download(target) }
  } else if ((await stat(target)).isDirectory()) {
    for await (const { path, leftOut } of walkFolder(target)) {
      if (leftOut || !isPageName(path)) continue
      yield { name: shown(join(target, path)), read: () => readFile(join(target, path)) }
    }
  } else {
    yield { name: shown(target), read: () => readFile(target) }
  }
}

/** A path as reports of CI show it: from the working directory, with slashes. */
const shown = (path: string): string => relative('.', path).split(sep).join('/')

async function download(url: string): Promise<Buffer> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`)
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.length
    if (length > MAX_PAGE_BYTES) throw new Error(`the page has more than ${MAX_PAGE_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Paths of the boot.js of a page, where they are files. */
function bootsOf(name: string, bytes: Buffer): string[] {
  if (/^https?:/i.test(name)) return []
  return parsePage(bytes)
    .select('script[src]')
    .flatMap(script => /^(?!\/|[a-z]+:).*?(?=[?#]|$)/i.exec(attributeOf(script, 'src') ?? '') ?? [])
    .filter(source => posix.basename(source) === 'boot.js')
    .map(source => posix.join(posix.dirname(name), source))
}
