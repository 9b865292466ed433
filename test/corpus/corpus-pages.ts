import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

/** A page of the corpus: a whole one, or one around a fragment. */
export interface CorpusPage {
  /** Its path in the corpus, such as `gallery/05`. */
  readonly name: string
  readonly html: string
}

/** The folder of the corpus beside the repository; undefined if it is not on this machine. */
export function findCorpus(): string | undefined {
  const folder = join(process.env['ASHLAR_SHARED'] ?? '../shared', 'corpus')
  return existsSync(join(folder, 'fragments')) ? folder : undefined
}

/** Reads the fragments, each in a page with text before and after it, and whole pages if the corpus has any. */
export function readCorpus(folder: string, filters: readonly string[] = []): CorpusPage[] {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const nameOf = (file: string): string => file.replaceAll('\\', '/').replace(/\.html?$/, '')
  const fragments = globSync('fragments/*/*.html', { cwd: folder }).map(file => ({
    name: nameOf(relative('fragments', file)),
    html: around(read(file), basename(file)),
  }))
  const pages = globSync('pages/**/*.{html,htm}', { cwd: folder }).map(file => ({
    name: nameOf(file),
    html: read(file),
  }))
  return [...fragments, ...pages]
    .filter(({ name }) => filters.length === 0 || filters.some(filter => name.includes(filter)))
    .sort((a, b) => a.name.localeCompare(b.name))
}

function around(fragment: string, title: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"></head><body>
<p>Before</p><div class="sqs-layout">${fragment}</div><p>After</p></body></html>`
}

/** The sizes that pages state for their pictures, by the address without its query. */
export function statedSizes(
  pages: readonly CorpusPage[],
): Map<string, readonly [width: number, height: number]> {
  const sizes = new Map<string, readonly [number, number]>()
  for (const { html } of pages) {
    for (const [tag] of html.matchAll(/<img\b[^>]*>/g)) {
      const [, width, height] = /data-image-dimensions="(\d+)x(\d+)"/.exec(tag) ?? []
      const [, address] = /data-(?:src|image)="([^"?]+)/.exec(tag) ?? []
      if (address && Number(width) && Number(height)) sizes.set(address, [Number(width), Number(height)])
    }
  }
  return sizes
}
