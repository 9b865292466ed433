import { readFile } from 'node:fs/promises'
import type { FormDefinition } from '../database/forms.ts'
import type { SearchEntry } from '../database/search.ts'
import { PLAIN_VIEW } from '../pages/page-policy.ts'
import { pages } from '../pages/pages.ts'
import type { Log } from '../requests/services.ts'
import { findForms } from './find-forms.ts'
import { proseOf } from './html.ts'
import { listPages, reasonOf } from './site-folder.ts'

/** Finds the forms on the pages of the QA site, or of a folder. Pages that cannot be read are logged and skipped. */
export async function pageForms(site: string | undefined, log: Log): Promise<FormDefinition[]> {
  if (site === undefined) {
    const bodies = pages.map(page => page.body(PLAIN_VIEW))
    return (await Promise.all(bodies)).flatMap(body => findForms(String(body)))
  }
  const { pages: saved, skipped } = await listPages(site)
  for (const { name, reason } of skipped) log('page-skipped', { name, reason })
  const found: FormDefinition[] = []
  for (const { address, file } of saved) {
    try {
      found.push(...findForms(await readFile(file, 'utf8')))
    } catch (cause) {
      log('page-skipped', { name: address, reason: reasonOf(cause) })
    }
  }
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
