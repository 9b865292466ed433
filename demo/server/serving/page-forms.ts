import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FormDefinition } from '../database/forms.ts'
import { pages } from '../pages/pages.ts'
import { NOTHING_SAVED } from '../pages/saved-site.ts'
import { findForms } from './find-forms.ts'
import { decodePath } from './folder.ts'
import { listPages } from './site-folder.ts'

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
