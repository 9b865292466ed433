import { linkKind } from '../data/fields/links'
import { EDITING_MESSAGES, tagExists } from './messages'

/** The tags, or the categories, of an item, and the one being edited. */
export interface ItemTags {
  readonly tags: readonly string[]
  readonly edited?: string | undefined
}

/** The tags after a change, and the reason if it was rejected. */
export interface TagChange {
  readonly tags: ItemTags
  readonly error?: string
}

const sameTag = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Adds a tag; an existing one is rejected, ignoring case [EDIT-06]. */
export function addTag(item: ItemTags, text: string): TagChange {
  const tag = text.trim()
  if (!tag) return { tags: item }
  if (item.tags.some(known => sameTag(known, tag))) return { tags: item, error: tagExists(tag) }
  return { tags: { ...item, tags: [...item.tags, tag] } }
}

/** Starts editing a tag; only one is edited at a time [EDIT-07]. */
export function editTag(item: ItemTags, tag: string): TagChange {
  if (!item.tags.includes(tag)) return { tags: item }
  if (item.edited !== undefined && item.edited !== tag) {
    return { tags: item, error: EDITING_MESSAGES.oneEdit }
  }
  return { tags: { ...item, edited: tag } }
}

/** Ends the edit: the tag is renamed, unless another tag has the name. */
export function renameTag(item: ItemTags, text: string): TagChange {
  const { edited, tags } = item
  const name = text.trim()
  if (edited === undefined || !name) return { tags: { tags } }
  if (tags.some(tag => tag !== edited && sameTag(tag, name))) return { tags: item, error: tagExists(name) }
  return { tags: { tags: tags.map(tag => (tag === edited ? name : tag)) } }
}

/** The values of a blog URL's tokens. */
export interface BlogEntry {
  readonly year: number
  /** From 1. */
  readonly month: number
  readonly day: number
  readonly title: string
}

/**
 * The address of a blog entry by a pattern of the tokens `%y`, `%m`, `%d` and `%t`: lower case, hyphens for
 * spaces, no separator twice [LINK-09] [LINK-10]; `undefined` if the pattern has any other token.
 */
export function blogUrl(pattern: string, { year, month, day, title }: BlogEntry): string | undefined {
  const tokens = new Map([
    ['%y', `${year}`],
    ['%m', `${month}`],
    ['%d', `${day}`],
    // Characters that would split or end the address become spaces.
    ['%t', title.replace(/[/?#%&\\]/g, ' ').trim()],
  ])
  const parts = pattern.toLowerCase().match(/%.?|[^%]+/gs) ?? []
  if (parts.some(part => part.startsWith('%') && !tokens.has(part))) return undefined
  return parts
    .map(part => tokens.get(part) ?? part)
    .join('')
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/\/{2,}/g, '/')
}

/** Checks an address that must be one of the site's pages [EDIT-09]. Returns the error. */
export function checkPageUrl(url: string): string | undefined {
  return linkKind(url) === 'internal' && !/[\s\\]/.test(url) ? undefined : EDITING_MESSAGES.notAPage
}

/** Checks a value that must be one of the options [EDIT-09]. Returns the error. */
export function checkOption<Option>(value: unknown, options: readonly Option[]): string | undefined {
  return options.some(option => option === value) ? undefined : EDITING_MESSAGES.option
}

/** The user agents of Android's browsers, except in desktop mode. */
const ANDROID = /\bAndroid\b/i

/**
 * The reason why code cannot be edited in a browser; `undefined` if it can. Android's keyboards do not report
 * the pressed key [WID-25].
 */
export function checkCodeEditing(userAgent: string): string | undefined {
  return ANDROID.test(userAgent) ? EDITING_MESSAGES.noCode : undefined
}

/**
 * The limits that only an editor can exceed. The others are defined where a visitor, an owner or a server
 * meets them.
 */
export const EDITOR_LIMITS = {
  /** [LIM-01] */
  blocksPerLayout: 60,
  /** Items of a manually sorted collection [LIM-03]. */
  orderableItems: 250,
  /** [LIM-05] */
  nestedCategories: 10_000,
  /** Galleries imported from the photo host [LIM-06]. */
  importedGalleries: 20,
  /** Images imported from one gallery of the photo host [LIM-06]. */
  importedGalleryPictures: 50,
  /** Characters [LIM-07]. */
  tagLength: 50,
  /** Characters [LIM-07]. */
  categoryLength: 25,
} as const
