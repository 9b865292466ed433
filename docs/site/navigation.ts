import { readdirSync } from 'node:fs'

/** Pages of a section that belong together. */
export interface Part {
  /** Empty for the pages that the section begins with. */
  readonly title: string
  /** The pages in reading order: the names of files in `docs/` without `.md`. */
  readonly pages: readonly string[]
}

/** A section of the side navigation. */
export interface Section {
  readonly title: string
  /** The subject of its pages. */
  readonly lead: string
  /** The folder of its pages on the site. */
  readonly folder: string
  readonly parts: readonly Part[]
  /** The pages of all parts. */
  readonly pages: readonly string[]
}

/** The pages in reading order. */
const ORDER: readonly Omit<Section, 'pages'>[] = [
  {
    title: 'Start',
    lead: 'From nothing to a page with a block.',
    folder: 'start',
    parts: [{ title: '', pages: ['start', 'loading', 'hosting', 'bundlers', 'frameworks'] }],
  },
  {
    title: 'Guides',
    lead: 'One task each: a form that reaches your server, your colours, a security policy, a saved site on a host of your own.',
    folder: 'guides',
    parts: [
      { title: 'Look and reading', pages: ['theming', 'accessibility', 'languages', 'first-paint', 'text'] },
      { title: 'Forms and data', pages: ['forms', 'address-suggestions', 'store', 'collection-views'] },
      {
        title: 'Visitors and privacy',
        pages: ['security', 'pop-up-and-bars', 'statistics', 'experiments'],
      },
      { title: 'Your site over time', pages: ['adoption', 'own-blocks', 'upgrading'] },
      { title: 'When something is wrong', pages: ['troubleshooting', 'debugging', 'browsers'] },
    ],
  },
  {
    title: 'Reference',
    lead: 'Everything that has a name: functions, events, fields, commands, calls and sizes.',
    folder: 'reference',
    parts: [
      { title: 'In the page', pages: ['api', 'events', 'page-context', 'typescript'] },
      { title: 'Tools and servers', pages: ['command', 'backend', 'scaling', 'editor', 'owners'] },
    ],
  },
  {
    title: 'Contributing',
    lead: 'How Ashlar is built, and how to change it.',
    folder: 'contributing',
    parts: [{ title: '', pages: ['contributing', 'architecture', 'decisions'] }],
  },
]

const listed = new Set(ORDER.flatMap(({ parts }) => parts.flatMap(({ pages }) => pages)))
const others = readdirSync(`${import.meta.dirname}/..`)
  .filter(file => file.endsWith('.md'))
  .map(file => file.replace('.md', ''))
  .filter(name => !listed.has(name))
  .sort()

/** The guides and the reference: every page of `docs/` is in one section, by default among the guides. */
export const SECTIONS: readonly Section[] = ORDER.map(section => {
  const parts =
    section.folder === 'guides' && others.length > 0
      ? [...section.parts, { title: 'More', pages: others }]
      : section.parts
  return { ...section, parts, pages: parts.flatMap(({ pages }) => pages) }
})

/** Titles that name their subject also where they stand alone: in the navigation and in search results. */
const TITLES: Readonly<Record<string, string>> = {
  adoption: 'Moving a saved site',
  api: 'JavaScript API',
  command: 'Command line',
  decisions: 'Decisions',
  editor: 'Building an editor',
  'first-paint': 'First paint',
  'own-blocks': 'Writing a block',
  owners: "The owner's panel",
  security: 'Security and CSP',
  store: 'Connecting a store',
  text: 'Fitted text and times',
  experiments: 'A/B experiments',
}

/** The title of a page of `docs/`, by default that of its file. */
export const titleOf = (name: string, own: string): string => TITLES[name] ?? own

/** The address of the page of sizes, which is made from the build. */
export const NUMBERS = 'reference/numbers/'

/** The address of the page of calls, which is made from the reference backend. */
export const CALLS = 'reference/calls/'

/** The address of the changelog. */
export const CHANGELOG = 'reference/changelog/'

/** The address of the whole pages. */
export const EXAMPLES = 'examples/'

/** The address of a page of `docs/` on the site, such as `guides/forms/`. */
export function guideAddress(name: string): string | undefined {
  const section = SECTIONS.find(({ pages }) => pages.includes(name))
  return section && `${section.folder}/${name === section.folder ? '' : `${name}/`}`
}
