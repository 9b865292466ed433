/** What an editor of a site is told. The specification names what each says; the first and the last are its own (B5 L279-280). */
export const EDITING_MESSAGES = {
  fileName: 'Please enter a file name',
  noColumn: 'A chart needs at least one column.',
  noRow: 'A chart needs at least one row.',
  notAPage: 'This is not the address of a page.',
  option: 'This is not one of the options.',
  oneEdit: 'Only one tag or category can be edited at a time.',
  /** Comes before a form's submissions can go anywhere (B8 L330). */
  createList: 'Create a mailing list before continuing.',
  /** In the place of an editor of code (B8 L330). */
  noCode: 'Code editing is not available on Android.',
} as const

/** What an editor is asked before something is gone (B8 L331). */
export const CONFIRMATIONS = {
  removeTags: 'Are you sure you want to remove these tags?',
  disconnectMailing:
    'Are you sure you want to disconnect the mailing provider? Form submissions will no longer be sent.',
  deleteFile: 'Are you sure you want to delete this file? This cannot be undone.',
} as const

/** A tag that the item has already (B5 L280). */
export const tagExists = (tag: string): string => `The tag ${tag} already exists.`

/** A row of a chart that lacks data; rows count from 1 (B5 L280). */
export const rowLacksData = (row: number): string => `Row ${row} is missing data.`
