import { translatable } from '../../../../src/locale/core/translatable'

/** The texts of every modal. */
export const MODAL_MESSAGES = translatable('modal', { close: 'Close' })
