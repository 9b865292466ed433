import * as z from 'zod/mini'
import { list, notNegative, oneOf, text } from '../../src/data/fields/validators'
import { ARCHIVE_MESSAGES } from './archive.messages'

const entry = z.object({
  title: z.string(),
  /** Left out, the entry is no link. */
  href: text(),
})

const group = z.object({
  title: z.string(),
  /** The page of the group; left out, its entries are the links. */
  href: text(),
  /** Entries in the group, where these are not listed here. */
  count: z.optional(notNegative()),
  items: list(entry),
})

/** `data-block-json` of `<ashlar-archive>`. */
export const archiveSchema = z.object({
  /** `list`: groups with their entries. `index`: the groups in columns. `dropdown`: a field to choose from. */
  design: z._default(oneOf(['list', 'index', 'dropdown']), 'list'),
  /** The months, categories, tags or authors that entries are grouped by. */
  groups: list(group),
  /** Names the archive for assistive technology, and the field of a dropdown for everyone. */
  label: z._default(z.string(), () => ARCHIVE_MESSAGES.label),
  /** The groups in the server's HTML. */
  serverGroups: list(group),
})

/** All that the archive's view needs; complete once it has passed the schema. */
export type ArchiveData = z.output<typeof archiveSchema>
export type ArchiveGroup = z.output<typeof group>
/** The content that the server's HTML of an archive gives. */
export type ArchiveContent = Pick<z.input<typeof archiveSchema>, 'serverGroups'>
