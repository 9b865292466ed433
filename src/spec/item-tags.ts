import { EDITING_MESSAGES, tagExists } from './messages'

/** The tags, or the categories, of an item, and the one that is being edited. */
export interface ItemTags {
  readonly tags: readonly string[]
  readonly edited?: string | undefined
}

/** The tags after a change, and the reason if it was refused. */
export interface TagChange {
  readonly tags: ItemTags
  readonly error?: string
}

const sameTag = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Adds a tag; an existing one is refused, whatever its case [EDIT-06]. */
export function addTag(item: ItemTags, text: string): TagChange {
  const tag = text.trim()
  if (!tag) return { tags: item }
  if (item.tags.some(known => sameTag(known, tag))) return { tags: item, error: tagExists(tag) }
  return { tags: { ...item, tags: [...item.tags, tag] } }
}

/** Begins to edit a tag; only one is edited at a time [EDIT-07]. */
export function editTag(item: ItemTags, tag: string): TagChange {
  if (!item.tags.includes(tag)) return { tags: item }
  if (item.edited !== undefined && item.edited !== tag) {
    return { tags: item, error: EDITING_MESSAGES.oneEdit }
  }
  return { tags: { ...item, edited: tag } }
}

/** Ends the edit: the tag takes another name, unless another tag has it. */
export function renameTag(item: ItemTags, text: string): TagChange {
  const { edited, tags } = item
  const name = text.trim()
  if (edited === undefined || !name) return { tags: { tags } }
  if (tags.some(tag => tag !== edited && sameTag(tag, name))) return { tags: item, error: tagExists(name) }
  return { tags: { tags: tags.map(tag => (tag === edited ? name : tag)) } }
}
