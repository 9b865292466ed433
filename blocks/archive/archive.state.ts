import type { ArchiveGroup } from './archive.schema'

/** An option of the dropdown. */
export interface ArchiveChoice {
  readonly title: string
  readonly href: string
  readonly count?: number | undefined
}

/** Options under a group heading; an empty title for none. */
interface ArchiveChoices {
  readonly title: string
  readonly choices: readonly ArchiveChoice[]
}

/** The options: the pages of groups, and the entries of groups without a page. */
export function readChoices(groups: readonly ArchiveGroup[]): ArchiveChoices[] {
  return groups.flatMap(({ title, href, items, count = items.length }) => {
    if (href) return [{ title: '', choices: [{ title, href, ...(count > 0 && { count }) }] }]
    const choices = items.filter(item => item.href)
    return choices.length > 0 ? [{ title, choices }] : []
  })
}

/** Whether a link targets the page at `address`, ignoring fragments. */
export function isSamePage(href: string, address: string): boolean {
  if (!URL.canParse(href, address)) return false
  const [link, page] = [new URL(href, address), new URL(address)]
  link.hash = page.hash = ''
  return link.href === page.href
}
