import type { Page, View } from '../page.ts'

/** A section of a test page. */
export interface State {
  readonly title: string
  readonly href: string
}

/** A block as its test pages show it. */
export interface ShownBlock {
  /** The block's own page, else a page that shows it. */
  readonly page: Page | undefined
  /** The description of its page. */
  readonly text: string
  readonly states: readonly State[]
  readonly alsoOn: readonly Page[]
}

/** A page's text, blocks and sections. */
export interface ReadPage {
  readonly page: Page
  readonly text: string
  readonly blocks: ReadonlySet<string>
  readonly states: readonly (State & { readonly blocks: ReadonlySet<string> })[]
}

const INTRODUCTION = /class="introduction"><h1>.*?<\/h1><p>(.*?)<\/p>/s
const SECTION = /<section class="variant[^"]*" id="([^"]+)"[^>]*>\s*<h2[^>]*>(.*?)<\/h2>(.*?)(?=<section|$)/gs
const BLOCK = /<ashlar-([a-z][a-z-]*)|data-ashlar="([a-z][a-z-]*)"/g

/** Reads from the pages which blocks they show, and in which states. */
export async function readStates(
  pages: readonly Page[],
  names: readonly string[],
  view: View,
): Promise<ReadonlyMap<string, ShownBlock>> {
  const read = await Promise.all(pages.map(page => readPage(page, view)))
  return new Map(names.map(name => [name, shown(name, names, read)]))
}

/** Reads the sections of a page. */
export async function readPage(page: Page, view: View): Promise<ReadPage> {
  const html = `${await page.body(view)}`
  const states = [...html.matchAll(SECTION)].map(([, id = '', title = '', body = '']) => ({
    title: plain(title),
    href: `${view.link(page.path)}#${id}`,
    blocks: blocksIn(body),
  }))
  const text = plain(INTRODUCTION.exec(html)?.[1] ?? '')
  return { page, text, blocks: blocksIn(html), states }
}

const blocksIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(BLOCK)].map(([, tag, named]) => tag ?? named ?? ''))

function shown(name: string, names: readonly string[], read: readonly ReadPage[]): ShownBlock {
  const own = read.filter(({ page }) => isAbout(page, name, names))
  const others = read.filter(one => !own.includes(one) && one.blocks.has(name))
  const first = own[0] ?? others[0]
  return {
    page: first?.page,
    text: first?.text ?? '',
    states: own.flatMap(({ page, states }) => {
      const named = states.filter(({ blocks }) => blocks.has(name))
      // A page lists the blocks of its context although no section contains them.
      return page.blocks && named.length > 0 ? named : states
    }),
    alsoOn: others.map(({ page }) => page).filter(page => page !== first?.page),
  }
}

/**
 * Whether a page belongs to a block: its path starts with the block's name and with no longer one, as in
 * `/blocks/gallery-motion`.
 */
function isAbout({ path, blocks = [] }: Page, name: string, names: readonly string[]): boolean {
  if (blocks.includes(name)) return true
  const rest = path.replace(/^\/(blocks\/)?/, '')
  return rest === name || (rest.startsWith(`${name}-`) && !names.includes(rest))
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The text of a line of HTML. */
const plain = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
