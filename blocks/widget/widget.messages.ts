import { translatable } from '../../src/locale/core/translatable'

/** The texts of the widget block. */
export const MESSAGES = translatable('widget', { loading: 'Loading…' })
