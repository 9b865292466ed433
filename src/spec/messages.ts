/**
 * The texts of an editor. The last five are specified; the specification describes the others without their words.
 */
export const EDITING_MESSAGES = {
  /** [EDIT-09] */
  notAPage: 'This is not the address of a page.',
  /** [EDIT-09] */
  option: 'This is not one of the options.',
  /** [EDIT-07] */
  oneEdit: 'Only one tag or category can be edited at a time.',
  /** Shown before a form's submissions can be forwarded [EDIT-11]. */
  createList: 'Create a mailing list before continuing.',
  /** Shown in place of a code editor [WID-25]. */
  noCode: 'Code editing is not available on Android.',
  /** Where an editor changes or opens a form [FORM-65]. */
  updateForm: 'Unable to update form',
  openForm: 'Unable to open form',
  /** Where an editor connects a mailing list [FORM-66]. */
  enterEmail: 'Please enter a valid email',
  selectList: 'A List must be selected',
} as const

/** The confirmations before deleting or disconnecting something [EDIT-10]. */
export const CONFIRMATIONS = {
  removeTags: 'Are you sure you want to remove these tags?',
  disconnectMailing:
    'Are you sure you want to disconnect the mailing provider? Form submissions will no longer be sent.',
  deleteFile: 'Are you sure you want to delete this file? This cannot be undone.',
} as const

/** The item already has the tag [EDIT-06]. */
export const tagExists = (tag: string): string => `The tag ${tag} already exists.`
