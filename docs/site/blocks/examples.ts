import { PICTURES } from '../../../demo/pictures/catalogue.ts'
import type { Page, View } from '../../../demo/server/pages/page.ts'
import { pages } from '../../../demo/server/pages/pages.ts'
import { DEFAULT_SITE } from '../../../demo/server/pages/saved-site.ts'
import { storedWidth } from '../../../demo/server/serving/static-files.ts'
import { CONTEXT_EXAMPLES } from './context-examples.ts'

/** A way to write a block, complete with what the page around it needs. */
export interface Example {
  /** The name of its page in the folder of the block. */
  readonly id: string
  readonly title: string
  readonly note: string
  /** The HTML as a server would send it. */
  readonly source: string
  /** Keys of the page context that it needs. */
  readonly context?: Readonly<Record<string, unknown>>
}

const VIEW: View = { flavour: 'react', language: 'en', link: path => path, site: DEFAULT_SITE }

const SECTION =
  /<section class="variant[^"]*" id="([^"]+)"[^>]*>\s*<h2[^>]*>(.*?)<\/h2>\s*<p class="variant__note">(.*?)<\/p>(.*?)(?=<section|$)/gs
const SOURCE = /<pre><code>(.*?)<\/code><\/pre>/s
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const plain = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')

/**
 * Collects the examples of every block from the pages of the QA site.
 *
 * @param names the names of all blocks.
 */
export async function examplesByBlock(
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly Example[]>> {
  const found = new Map<string, Example[]>(names.map(name => [name, [...(CONTEXT_EXAMPLES[name] ?? [])]]))
  for (const page of pages.filter(({ path, frame }) => frame === 'qa' && !NO_EXAMPLES.test(path))) {
    const owner = ownerOf(page, names)
    for (const example of examplesOf(page, `${await page.body(VIEW)}`, owner !== undefined)) {
      const name = owner ?? firstBlock(example.source)
      const shows = new RegExp(`<ashlar-${name}[\\s>]|data-ashlar="${name}"`)
      if (name && shows.test(example.source)) found.get(name)?.push(example)
    }
  }
  return found
}

/** Pages that show no block by itself. */
const NO_EXAMPLES = /^\/(blocks|loading.*|errors|board)$/

/** The block that an example starts with. */
function firstBlock(source: string): string | undefined {
  const [, tag, named] = /<ashlar-([a-z-]+)|data-ashlar="([a-z-]+)"/.exec(source) ?? []
  return tag ?? named
}

/** The block that a page is about: the longest name that its path starts with. */
function ownerOf({ path }: Page, names: readonly string[]): string | undefined {
  if (!path.startsWith('/blocks/')) return undefined
  const rest = path.replace('/blocks/', '')
  return names
    .filter(name => rest === name || rest.startsWith(`${name}-`))
    .sort((one, other) => other.length - one.length)[0]
}

/** @param isOwn the page is about one block, so its context belongs to the examples. */
function examplesOf({ path, context }: Page, html: string, isOwn: boolean): Example[] {
  const prefix = path.split('/').at(-1)
  return [...html.matchAll(SECTION)].flatMap(([, id = '', title = '', note = '', body = '']) => {
    const code = SOURCE.exec(body)?.[1]
    if (code === undefined) return []
    const source = withFiles(plain(code).trim())
    const needed = isOwn ? neededContext(context, source) : undefined
    return {
      id: `${prefix}-${id}`,
      title: plain(title),
      note: plain(note),
      source,
      ...(needed && { context: needed }),
    }
  })
}

/** Only markup of a builder needs `adopt`. */
function neededContext(context: Page['context'], source: string): Page['context'] {
  const { adopt, ...others } = context ?? {}
  const needed = adopt !== undefined && !/<ashlar-|data-ashlar=/.test(source) ? { adopt, ...others } : others
  return Object.keys(needed).length > 0 ? needed : undefined
}

const PICTURE = /\/pictures\/([a-z]+)\.webp(?:\?format=(\d+)w)?/g

/** Leads pictures of the image host to files, which any host has. */
const withFiles = (source: string): string =>
  source.replace(PICTURE, (whole, name: string, width: string | undefined) => {
    const known = Object.entries(PICTURES).find(([key]) => key === name)?.[1]
    return known ? `/pictures/${name}-${storedWidth(Number(width ?? Infinity), known.width)}w.webp` : whole
  })
