import { readdirSync } from 'node:fs'

/** A section of the side navigation. */
export interface Section {
  readonly title: string
  /** Where its pages are on the site. */
  readonly folder: string
  /** The pages in reading order: the names of files in `docs/` without `.md`. */
  readonly pages: readonly string[]
}

/** The pages in reading order; guides that are not listed follow those that are. */
const ORDER: readonly Section[] = [
  { title: 'Start', folder: 'start', pages: ['start', 'loading', 'hosting', 'bundlers', 'frameworks'] },
  {
    title: 'Guides',
    folder: 'guides',
    pages: [
      'first-paint',
      'forms',
      'theming',
      'accessibility',
      'languages',
      'security',
      'store',
      'collection-views',
      'pop-up-and-bars',
      'text',
      'address-suggestions',
      'statistics',
      'experiments',
      'adoption',
      'upgrading',
      'debugging',
      'troubleshooting',
      'browsers',
    ],
  },
  {
    title: 'Reference',
    folder: 'reference',
    pages: ['api', 'events', 'page-context', 'typescript', 'command', 'backend', 'editor', 'owners'],
  },
  { title: 'Contributing', folder: 'contributing', pages: ['contributing', 'architecture', 'decisions'] },
]

const listed = new Set(ORDER.flatMap(({ pages }) => pages))
const others = readdirSync(`${import.meta.dirname}/..`)
  .filter(file => file.endsWith('.md'))
  .map(file => file.replace('.md', ''))
  .filter(name => !listed.has(name))
  .sort()

/** The guides and the reference: every page of `docs/` is in one section. */
export const SECTIONS: readonly Section[] = ORDER.map(section =>
  section.folder === 'guides' ? { ...section, pages: [...section.pages, ...others] } : section,
)

/** The address of the page of sizes, which is made from the build. */
export const NUMBERS = 'reference/numbers/'

/** The address of the page of calls, which is made from the reference backend. */
export const CALLS = 'reference/calls/'

/** The address of the whole pages. */
export const EXAMPLES = 'examples/'

/** The address of a page of `docs/` on the site, such as `guides/forms/`. */
export function guideAddress(name: string): string | undefined {
  const section = SECTIONS.find(({ pages }) => pages.includes(name))
  return section && `${section.folder}/${name === section.folder ? '' : `${name}/`}`
}
