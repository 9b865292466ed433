import * as z from 'zod/mini'
import { list, notNegative, oneOf, text } from '../../src/data/fields/validators'
import { ARCHIVE_MESSAGES } from './archive.messages'

const entry = z.object({
  /** The title of the entry. */
  title: z.string(),
  /** The entry's URL; without one, the entry is no link. */
  href: text(),
})

const group = z.object({
  /** The title of the group, such as a month. */
  title: z.string(),
  /** The URL of the group's page; without one, only its entries are links. */
  href: text(),
  /** The number of entries, if `items` does not list them all. */
  count: z.optional(notNegative()),
  /** The entries of the group. */
  items: list(entry),
})

/** `data-block-json` of `<ashlar-archive>`. */
export const archiveSchema = z.object({
  /** `list`: groups with their entries. `index`: groups in columns. `dropdown`: a select field. */
  design: z._default(oneOf(['list', 'index', 'dropdown']), 'list'),
  /** The months, categories, tags or authors that group the entries. */
  groups: list(group),
  /** The accessible name of the archive, and the visible label of a dropdown. */
  label: z._default(z.string(), () => ARCHIVE_MESSAGES.label),
  /** The groups in the server's HTML. Read from HTML only. */
  serverGroups: list(group),
})

/** The archive's data after parsing, with all defaults. */
export type ArchiveData = z.output<typeof archiveSchema>
export type ArchiveGroup = z.output<typeof group>
/** The part of the data that the server's HTML provides. */
export type ArchiveContent = Pick<z.input<typeof archiveSchema>, 'serverGroups'>
