import type { SearchEntry } from '../database/search-entries.ts'
import { pages } from '../pages/pages.ts'
import { NOTHING_SAVED } from '../pages/saved-site.ts'
import { textOf } from './page-text.ts'

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
