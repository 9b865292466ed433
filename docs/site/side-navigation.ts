import { blocksByGroup } from './blocks/groups.ts'
import { CALLS, CHANGELOG, EXAMPLES, guideAddress, NUMBERS, SECTIONS } from './navigation.ts'
import type { Site, SitePage } from './pages.ts'

/** A link of the navigation. */
export interface Entry {
  readonly title: string
  readonly address: string
}

/** Links below a heading, which is empty for the first ones of a group. */
export interface EntryList {
  readonly title: string
  readonly entries: readonly Entry[]
}

/** A group of the side navigation, which opens and closes. */
export interface Group {
  readonly title: string
  /** Its overview. */
  readonly address: string
  readonly lists: readonly EntryList[]
}

/** The groups of the side navigation in their order. */
export function sideNavigation({ pages, blocks }: Pick<Site, 'pages' | 'blocks'>): readonly Group[] {
  const [start, guides, reference, contributing] = SECTIONS.map(section => ({
    title: section.title,
    address: `${section.folder}/`,
    lists: sectionLists(section.title, pages),
  }))
  const blockLists = blocksByGroup(blocks).map(({ title, blocks }) => ({
    title,
    entries: blocks.map(({ name, title }) => ({ title, address: `blocks/${name}/` })),
  }))
  const examples = pages.filter(({ address }) => address.startsWith(EXAMPLES) && address !== EXAMPLES)
  const groups = [
    start,
    guides,
    { title: 'Blocks', address: 'blocks/', lists: blockLists },
    { title: 'Examples', address: EXAMPLES, lists: [{ title: '', entries: examples.map(entryOf) }] },
    reference,
    contributing,
  ]
  return groups.filter(group => group !== undefined)
}

/** The pages of a section by its parts, with those that are made from code. */
export function sectionLists(section: string, pages: readonly SitePage[]): readonly EntryList[] {
  const titles = new Map(pages.map(({ address, title }) => [address, title]))
  const { parts = [], pages: names = [] } = SECTIONS.find(({ title }) => title === section) ?? {}
  const lists = parts.map(part => ({
    title: part.title,
    entries: part.pages.map(name => {
      const address = guideAddress(name) ?? ''
      return { title: titles.get(address) ?? name, address }
    }),
  }))
  if (section === 'Start') {
    const own = new Set(names.map(guideAddress))
    const stacks = pages.filter(({ address }) => /^start\/[\w-]+\/$/.test(address) && !own.has(address))
    return [...lists, { title: 'On your stack', entries: stacks.map(entryOf) }]
  }
  if (section !== 'Reference') return lists
  const entries = pages.filter(({ address }) => [CALLS, NUMBERS, CHANGELOG].includes(address)).map(entryOf)
  return [...lists, { title: 'Calls, sizes and releases', entries }]
}

const entryOf = ({ title, address }: SitePage): Entry => ({ title, address })
