import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FormDefinition } from '../database/forms.ts'
import type { SearchEntry } from '../database/search.ts'
import { PLAIN_VIEW } from '../pages/page-policy.ts'
import { pages } from '../pages/pages.ts'
import { findForms } from './find-forms.ts'
import { proseOf } from './html.ts'
import { listPages } from './site-folder.ts'
import { decodePath } from './static-files.ts'

/** Finds the forms on the pages of the QA site, or of a folder. */
export async function pageForms(site: string | undefined): Promise<FormDefinition[]> {
  if (site === undefined) {
    const bodies = pages.map(page => page.body(PLAIN_VIEW))
    return (await Promise.all(bodies)).flatMap(body => findForms(String(body)))
  }
  const files = (await listPages(site)).map(path => join(site, decodePath(path) ?? path))
  const found: FormDefinition[] = []
  for (const file of files) found.push(...findForms(await readFile(file, 'utf8')))
  return found
}

const NAMES = { site: 'Studio', qa: 'Test pages', shop: 'Shop' } as const

/** Builds the search entries of the QA site's pages. */
export async function pageEntries(): Promise<SearchEntry[]> {
  const open = pages.filter(({ isPrivate }) => !isPrivate)
  return Promise.all(
    open.map(async ({ path, title, description, frame, body }) => ({
      path,
      title,
      excerpt: description,
      body: proseOf(String(await body(PLAIN_VIEW))),
      collectionId: frame,
      collectionName: NAMES[frame],
      imageUrl: '',
    })),
  )
}
