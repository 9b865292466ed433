import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FormDefinition } from '../database/forms.ts'
import type { SearchEntry } from '../database/search.ts'
import { pages } from '../pages/pages.ts'
import { NOTHING_SAVED } from '../pages/saved-site.ts'
import { findForms } from './find-forms.ts'
import { listPages } from './site-folder.ts'
import { decodePath } from './static-files.ts'

/** The forms on the pages of the QA site, or on those of a folder. */
export async function pageForms(site: string | undefined): Promise<FormDefinition[]> {
  if (site === undefined) {
    const bodies = pages.map(page =>
      page.body({ flavour: 'react', language: 'en', link: path => path, site: NOTHING_SAVED }),
    )
    return (await Promise.all(bodies)).flatMap(body => findForms(String(body)))
  }
  const files = (await listPages(site)).map(path => join(site, decodePath(path) ?? path))
  const found: FormDefinition[] = []
  for (const file of files) found.push(...findForms(await readFile(file, 'utf8')))
  return found
}

const NAMES = { site: 'Studio', qa: 'Test pages', shop: 'Shop' } as const

/** The pages of the QA site, as a search finds them. */
export async function pageEntries(): Promise<SearchEntry[]> {
  const open = pages.filter(({ isPrivate }) => !isPrivate)
  return Promise.all(
    open.map(async ({ path, title, description, frame, body }) => ({
      path,
      title,
      excerpt: description,
      body: textOf(
        String(
          await body({ flavour: 'react', language: 'en', link: address => address, site: NOTHING_SAVED }),
        ),
      ),
      collectionId: frame,
      collectionName: NAMES[frame],
      imageUrl: '',
    })),
  )
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
}

/** The words of a page of ours, without its markup, scripts, and what only tells how a test is written. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style|template|svg|pre|textarea)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
      if (name) return NAMED[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .replace(/\s+/g, ' ')
    .trim()
}
