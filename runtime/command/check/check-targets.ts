import { existsSync, statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, posix, relative, sep } from 'node:path'
import { isPageName, isUnreachable, NOT_UTF8, walkFolder } from '../files/folder-files'
import { isIn } from '../files/output-folder'
import { attributeOf, MAX_PAGE_BYTES, parsePage } from '../html/page'
import type { Terminal } from '../terminal'
import { checkFiles } from './check-files'
import { checkPage } from './check-page'
import { checkBoot, checkRelease, type FoundRelease } from './check-release'
import { checkedPage, type Finding } from './finding'
import { schemaReader } from './read-schema'

/** The outcome of a check. */
interface Checked {
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
  /** The folder that each release is looked up in, by the path of its boot.js. */
  const boots = new Map<string, string>()
  let pages = 0
  for (const target of targets) {
    for await (const { name, read } of pagesOf(target)) {
      pages++
      progress(`${pages} pages: ${name}`)
      try {
        const bytes = await read()
        const checked = checkedPage(name, bytes)
        const found = [
          checkBoot(checked, source => missingFile(name, source, target)),
          checkFiles(checked, source =>
            isFromRoot(source) && !isSiteRoot(target) ? undefined : missingFile(name, source, target),
          ),
          await checkPage(name, bytes, readSchema),
        ]
        for (const finding of found.flat()) findings.push(finding)
        for (const boot of bootsOf(name, bytes, target)) boots.set(boot, folderOf(target))
      } catch (cause) {
        const message = cause instanceof Error ? cause.message : String(cause)
        findings.push({ file: name, line: 1, column: 1, rule: 'unreadable', message })
      }
    }
  }
  const releases = await Promise.all(
    // One outside of what is checked belongs to somebody else.
    [...boots].flatMap(([boot, root]) => (isIn(root, boot) ? checkRelease(root, boot) : [])),
  )
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
    for await (const entry of walkFolder(target)) {
      const { path, leftOut } = entry
      if (isUnreachable(entry)) yield { name: shown(join(target, path)), read: unreadable }
      if (leftOut || !isPageName(path)) continue
      yield { name: shown(join(target, path)), read: () => readFile(join(target, path)) }
    }
  } else {
    yield { name: shown(target), read: () => readFile(target) }
  }
}

const unreadable = (): Promise<never> => Promise.reject(new Error(`the file or folder ${NOT_UTF8}`))

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

/**
 * Paths of the boot.js of a page, where they are files. An address from the root of the site is looked up in the folder
 * that is checked.
 */
function bootsOf(name: string, bytes: Buffer, target: string): string[] {
  if (/^https?:/i.test(name)) return []
  return parsePage(bytes)
    .select('script[src]')
    .map(script => attributeOf(script, 'src') ?? '')
    .filter(source => posix.basename(withoutQuery(source)) === 'boot.js')
    .flatMap(source => fileOf(name, source, target) ?? [])
    .filter(existsSync)
}

/** The file that the address of a page should lead to, if the page is in a folder that is checked and lacks it. */
function missingFile(name: string, source: string, target: string): string | undefined {
  const file = /^https?:/i.test(target) ? undefined : fileOf(name, source, target)
  return file !== undefined && statSync(target).isDirectory() && !existsSync(file) ? file : undefined
}

/** The folder that is checked, or for a single page the working directory. */
const folderOf = (target: string): string =>
  !/^https?:/i.test(target) && statSync(target).isDirectory() ? target : '.'

const isFromRoot = (source: string): boolean => source.startsWith('/')

/** Whether a folder is the root of a site: only there, an address from the root is known to lead into it. */
const isSiteRoot = (target: string): boolean => existsSync(join(target, 'index.html'))

/** No file has a longer path. */
const MAX_PATH_LENGTH = 4096

/** The file that an address leads to; `undefined` for one on another host. */
function fileOf(name: string, source: string, target: string): string | undefined {
  if (/^(\/\/|[a-z]+:)/i.test(source)) return undefined
  const path = withoutQuery(source)
  if (path.length > MAX_PATH_LENGTH) return `${path.slice(0, 60)}…`
  return isFromRoot(path) ? shown(join(target, path)) : posix.join(posix.dirname(name), path)
}

const withoutQuery = (source: string): string => source.replace(/[?#].*/s, '')
