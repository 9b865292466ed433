import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Block, readBlocks } from './blocks.ts'
import { errorCodes } from './error-codes.ts'

/** A table of the documentation that is generated from the manifests of the blocks or from the sources. */
interface Table {
  readonly page: string
  /** Its name: it is between the comments `<!-- NAME -->` and `<!-- /NAME -->`. */
  readonly name: string
  readonly rows: (blocks: readonly Block[], root: string) => string[]
}

/** The picture in a block's folder that `npm run docs:picture` draws. */
export const THUMBNAIL = 'thumbnail.webp'

const TABLES: readonly Table[] = [
  {
    page: 'README.md',
    name: 'blocks',
    rows: (blocks, root) => [
      '| | block | description | without JavaScript |',
      '|---|---|---|---|',
      ...blocks.map(block => {
        const { name, description, withoutScripts } = block
        return `| ${thumbnail(block, root)} | ${linked(block, root).replace(name, `\`<ashlar-${name}>\``)} | ${description} | ${withoutScripts} |`
      }),
    ],
  },
  {
    page: 'docs/events.md',
    name: 'events',
    rows: (blocks, root) => [
      '| block | events |',
      '|---|---|',
      ...blocks.flatMap(block =>
        block.events?.length
          ? `| ${linked(block, root, '../')} | ${block.events.map(event => `\`ashlar:${event}\``).join(', ')} |`
          : [],
      ),
    ],
  },
  {
    page: 'docs/events.md',
    name: 'error codes',
    rows: (_blocks, root) => [
      '| code | reported by |',
      '|---|---|',
      ...errorCodes(root).map(([code, places]) => `| \`${code}\` | ${places.join(', ')} |`),
    ],
  },
]

/**
 * Updates the tables of the documentation that differ from the manifests.
 *
 * @returns the updated pages.
 */
export async function writeTables(root = '.'): Promise<string[]> {
  const pages = await staleTables(root)
  for (const { page, text } of pages) writeFileSync(`${root}/${page}`, text)
  return pages.map(({ page }) => page)
}

/** Returns the pages whose tables are outdated, with their new contents. */
export async function staleTables(root = '.'): Promise<{ readonly page: string; readonly text: string }[]> {
  const blocks = await readBlocks(root)
  return [...new Set(TABLES.map(({ page }) => page))].flatMap(page => {
    const text = readFileSync(`${root}/${page}`, 'utf8')
    let fresh = text
    for (const { name, rows } of TABLES.filter(table => table.page === page)) {
      const next = withTable(fresh, name, rows(blocks, root))
      if (next === undefined)
        throw new Error(`${page}: no table between <!-- ${name} --> and <!-- /${name} -->`)
      fresh = next
    }
    return fresh === text ? [] : [{ page, text: fresh }]
  })
}

/** Replaces the rows between a page's markers; returns `undefined` if it has no markers. */
function withTable(text: string, name: string, rows: readonly string[]): string | undefined {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [before, after] = [text.indexOf(start), text.indexOf(end)]
  if (before < 0 || after < before) return undefined
  return `${text.slice(0, before + start.length)}\n\n${rows.join('\n')}\n\n${text.slice(after)}`
}

/** Formats the picture of a block; empty if it has none. */
function thumbnail({ name }: Block, root: string): string {
  const file = `blocks/${name}/${THUMBNAIL}`
  return existsSync(`${root}/${file}`) ? `<img src="${file}" width="160" height="100" alt="">` : ''
}

/** Formats the name of a block, as a link to its page if it has one. */
function linked({ name }: Block, root: string, up = ''): string {
  const page = `blocks/${name}/README.md`
  return existsSync(`${root}/${page}`) ? `[${name}](${up}${page})` : name
}

if (import.meta.main) {
  for (const page of await writeTables()) console.log(`wrote ${page}`)
}
